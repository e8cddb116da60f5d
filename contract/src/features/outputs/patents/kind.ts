import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { declareOutput, outputFields } from '../fields.ts';

export const patentTexts = words('patent', {
  one: 'Patent',
  lead: 'Inventions of our lab for which a patent was granted.',
  heading: 'Add patent',
  submit: 'Add patent',
  empty: 'There are no patents yet.',
  notFound: 'Patent not found.',
  fields: { number: 'Patent number', office: 'Granted by', date: 'Granted', people: 'Invented by' },
} as const);

const { fields } = patentTexts;
const { title, summary, people, areas, works, link } = outputFields;

export const patentKind = declareOutput('patents', patentTexts, {
  fields: {
    title,
    number: {
      is: 'text',
      label: fields.number,
      max: limits.workDetail,
      missing: fieldTexts.required(fields.number),
    },
    office: { is: 'text', label: fields.office, max: limits.title },
    date: { is: 'date', label: fields.date },
    people: { ...people, label: fields.people },
    summary,
    link,
    areas,
    works,
  },
  columns: { title: 'long', number: 'shown', office: 'shown', date: 'shown', people: 'shown' },
  schemaOrg: {
    type: 'CreativeWork',
    properties: {
      name: 'title',
      description: 'summary',
      identifier: 'number',
      datePublished: 'date',
      author: 'people',
      sameAs: 'link',
    },
  },
  output: { date: 'date', inList: ['number', 'office'] },
});
