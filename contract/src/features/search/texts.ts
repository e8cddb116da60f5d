import { words } from '../../texts/words.ts';

/** The button in the bar is in the texts of the site, because it is in every visitor's script. */
export const searchTexts = words('search', {
  title: 'Search',
  lead: 'Publications, people, news and everything else on this site.',
  field: 'What are you looking for?',
  submit: 'Search',
  groups: {
    works: 'Publications',
    people: 'People',
    news: 'News',
    areas: 'Research areas',
    outputs: 'Projects, software, talks and more',
    positions: 'Open positions',
    events: 'Events',
    pages: 'Pages',
  },
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing was found.',
  noneHint: 'Try another word, a surname, or a year.',
  partial: 'No entry has all of these words. These come closest:',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded here. Enter shows the results on a page of their own.',
  results: 'Results',
  all: 'All results',
  keys: '↑ ↓ choose, Enter opens, Esc closes',
  letterKey: 'Key /',
  allOfGroup: (count: number) => `Show all ${count}`,
} as const);
