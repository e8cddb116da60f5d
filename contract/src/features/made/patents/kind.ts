import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { declareMade, madeFields } from '../fields.ts';

export const patentTexts = words('patent', {
  one: 'Patent',
  lead: 'What our lab invented and protects.',
  heading: 'Add patent',
  submit: 'Add patent',
  empty: 'No patents found.',
  notFound: 'Patent not found.',
  fields: { number: 'Number', date: 'Granted', people: 'Inventors' },
} as const);

const { fields } = patentTexts;
const { title, summary, people, areas, works, link } = madeFields;

export const patentKind = declareMade('patents', patentTexts, {
  fields: {
    title,
    number: { is: 'text', label: fields.number, max: limits.workDetail },
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    people: { ...people, label: fields.people },
    summary,
    link,
    areas,
    works,
  },
  columns: { title: 'long', number: 'shown', date: 'shown', people: 'searched' },
  schemaOrg: {
    type: 'CreativeWork',
    properties: {
      name: 'title',
      description: 'summary',
      identifier: 'number',
      datePublished: 'date',
      creator: 'people',
      sameAs: 'link',
    },
  },
  made: { date: 'date', inList: ['number'] },
});
