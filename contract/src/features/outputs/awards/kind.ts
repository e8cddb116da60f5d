import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { declareOutput, outputFields } from '../fields.ts';

export const awardTexts = words('award', {
  one: 'Award',
  lead: 'Prizes, fellowships and other honours of people of our lab.',
  heading: 'Add award',
  submit: 'Add award',
  empty: 'There are no awards yet.',
  notFound: 'Award not found.',
  fields: { title: 'Award', date: 'Year', giver: 'Given by', summary: 'For what', link: 'More about it' },
} as const);

const { fields } = awardTexts;
const { title, summary, people, link } = outputFields;

export const awardKind = declareOutput('awards', awardTexts, {
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    giver: { is: 'text', label: fields.giver, max: limits.title },
    people,
    summary: { ...summary, label: fields.summary },
    link: { ...link, label: fields.link },
  },
  columns: { title: 'long', date: 'shown', giver: 'shown', people: 'shown' },
  output: { date: 'date', inList: ['giver'] },
});
