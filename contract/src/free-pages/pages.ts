import type { Kind } from '../content/kind.ts';
import { freePageTexts } from './texts.ts';

/**
 * Not among `kinds`, because its public page is found by an address that people choose, and drafts are only for admins.
 */
export const freePages = {
  name: 'freePage',
  nouns: { one: 'a page of the lab', many: 'pages of the lab, with drafts' },
  path: '/freePages',
  list: 'all',
  listFor: 'admin',
  pages: { all: '/', desk: '/dashboard/pages' },
  menu: freePageTexts.title,
  pictures: 'content',
  declared: async () => (await import('./kind.ts')).freePageKind,
} as const satisfies Kind;
