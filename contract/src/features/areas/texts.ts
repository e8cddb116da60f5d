import { words } from '../../texts/words.ts';

export const areaTexts = words('area', {
  title: 'Research Areas',
  lead: 'The questions we work on, and the groups that work on them.',
  homeLead: 'What we work on',
  back: 'Back to Research Areas',
  papers: (area: string) => `Papers in ${area}`,
  people: 'People',
  newestPapers: 'Newest papers',
  details: 'Details',
  empty: 'There are no research areas yet.',
  notFound: 'Research area not found.',
  subDepartments: 'Topics',
  partOf: 'Part of',
  groups: 'Groups',
  news: 'News',
} as const);
