import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { teachingTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields } = teachingTexts;
const { title, summary, text, people, areas, link } = madeFields;

export const courseKind = declare({
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    term: { is: 'text', label: fields.term, max: limits.role },
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    level: { is: 'text', label: fields.level, max: limits.role },
    people,
    summary,
    materials: {
      is: 'parts',
      label: fields.materials,
      max: 30,
      add: fields.add,
      remove: fields.remove,
      of: {
        name: {
          is: 'text',
          label: fields.name,
          max: limits.linkName,
          missing: fieldTexts.required(fields.name),
        },
        url: { is: 'url', label: fields.url, missing: fieldTexts.required(fields.url) },
      },
    },
    link,
    areas,
    text,
  },
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.teaching, heading, submit, empty, notFound },
  collection: 'teaching',
  shows: ['createdAt'],
  columns: { title: 'long', term: 'shown', date: 'shown', level: 'shown', people: 'shown' },
  listPage: listPageOf('teaching', teachingTexts),
  feed: { summary: 'summary' },
  schemaOrg: {
    type: 'Course',
    properties: {
      name: 'title',
      description: 'summary',
      educationalLevel: 'level',
      instructor: 'people',
      sameAs: 'link',
    },
  },
  made: { texts: teachingTexts, date: 'date', summary: 'summary', inList: ['term', 'level'] },
});
