export const newsTexts = {
  list: {
    title: 'News',
    older: 'Older news',
    empty: 'No news found.',
    readMore: 'Read more',
    failed: 'Failed to load news. Please try again.',
  },
  detail: {
    notFound: 'News not found.',
    by: (author: string) => `By ${author}`,
    back: 'Back to News',
  },
} as const;
