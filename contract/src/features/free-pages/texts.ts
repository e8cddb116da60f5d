import { words } from '../../texts/words.ts';

export const freePageTexts = words('freePage', {
  one: 'Page',
  title: 'Pages',
  notFound: 'Page not found.',
  back: 'Back to Home',
} as const);
