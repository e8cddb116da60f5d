import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { madeDeskTexts } from '../desk/texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { fundingTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields } = fundingTexts;
const { title, summary, people, areas, works, link } = madeFields;
const { fields: shared, wrongOrder } = madeDeskTexts;

export const fundingKind = declare({
  fields: {
    title,
    funder: {
      is: 'text',
      label: fields.funder,
      max: limits.title,
      missing: fieldTexts.required(fields.funder),
    },
    grant: { is: 'text', label: fields.grant, max: limits.workDetail },
    // As people write it, because labs name currencies and parts of a sum.
    amount: { is: 'text', label: fields.amount, max: limits.workDetail },
    start: { is: 'date', label: shared.start },
    end: { is: 'date', label: shared.end },
    people,
    summary,
    link,
    areas,
    works,
  },
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.funding, heading, submit, empty, notFound },
  collection: 'funding',
  shows: ['createdAt'],
  columns: {
    title: 'long',
    funder: 'shown',
    grant: 'shown',
    start: 'shown',
    end: 'shown',
    people: 'searched',
  },
  listPage: listPageOf('funding', fundingTexts),
  feed: { summary: 'summary' },
  schemaOrg: {
    type: 'MonetaryGrant',
    properties: {
      name: 'title',
      description: 'summary',
      funder: 'funder',
      identifier: 'grant',
      sameAs: 'link',
    },
    ofLab: 'fundedItem',
  },
  span: { start: 'start', end: 'end', wrongOrder },
  made: { texts: fundingTexts, date: 'start', summary: 'summary', inList: ['funder', 'grant'] },
});
