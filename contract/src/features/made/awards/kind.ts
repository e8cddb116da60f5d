import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { awardTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields } = awardTexts;
const { title, summary, people, link } = madeFields;

export const awardKind = declare({
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    giver: { is: 'text', label: fields.giver, max: limits.title },
    people,
    summary: { ...summary, label: fields.summary },
    link: { ...link, label: fields.link },
  },
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.awards, heading, submit, empty, notFound },
  collection: 'awards',
  shows: ['createdAt'],
  columns: { title: 'long', date: 'shown', giver: 'shown', people: 'shown' },
  listPage: listPageOf('awards', awardTexts),
  feed: { summary: 'summary' },
  made: { texts: awardTexts, date: 'date', summary: 'summary', inList: ['giver'] },
});
