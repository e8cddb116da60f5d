export const freePageTexts = {
  one: 'Page',
  title: 'Pages',
  notFound: 'Page not found.',
  back: 'Back to Home',
} as const;
