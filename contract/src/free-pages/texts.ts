import { words } from '../words.ts';

export const freePageTexts = words('freePage', {
  one: 'Page',
  title: 'Pages',
  notFound: 'Page not found.',
  back: 'Back to Home',
} as const);
