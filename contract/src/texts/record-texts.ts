/** How the page of a record leads back to its list and on to the records beside it there. */
import { words } from './words.ts';

export const recordTexts = words('record', {
  backTo: (list: string) => `Back to ${list}`,
  backToResults: (count: number) => (count === 1 ? 'Back to 1 result' : `Back to ${count} results`),
  beside: 'In the same list',
  previous: 'Previous',
  next: 'Next',
  keys: 'Keys K and J',
} as const);
