import { words } from '../../texts/words.ts';

export const alumniTexts = words('alumni', {
  title: 'Alumni',
  lead: 'Who was here, what they did, and where they went.',
  empty: 'There are no alumni yet.',
  notFound: 'User data not found.',
  by: 'Sorted by',
  byYear: 'Year',
  byRole: 'Role',
  jump: 'On this page',
  yearUnknown: 'Year not known',
  roleUnknown: 'Other',
  former: 'Was here',
  back: 'All alumni',
  history: 'At the lab',
  since: (from: string) => `since ${from}`,
  thesis: 'Thesis',
  first: 'Then',
  present: 'Now',
  after: 'After the lab',
  link: 'Website',
} as const);
