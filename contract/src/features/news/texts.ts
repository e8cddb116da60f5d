import { words } from '../../texts/words.ts';

export const newsTexts = words('news', {
  list: {
    title: 'News',
    lead: 'What is new at our research lab: results, events, people and open doors.',
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
} as const);
