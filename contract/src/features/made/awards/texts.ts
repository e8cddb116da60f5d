import { words } from '../../../texts/words.ts';

export const awardTexts = words('award', {
  one: 'Award',
  lead: 'Prizes, fellowships and other honours of people of our lab.',
  heading: 'Add award',
  submit: 'Add award',
  empty: 'No awards found.',
  notFound: 'Award not found.',
  fields: { title: 'Award', date: 'Year', giver: 'Given by', summary: 'For what', link: 'More about it' },
} as const);
