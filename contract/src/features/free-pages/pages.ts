import type { Kind } from '../../core/content/kind.ts';
import { freePageTexts } from './texts.ts';

/**
 * Not among `kinds`, because its public page is found by an address that people choose, and drafts are only
 * for admins.
 */
export const freePages = {
  name: 'freePage',
  nouns: { one: 'a page', many: 'pages' },
  needs: 'site.edit',
  path: '/freePages',
  list: 'all',
  listFor: 'desk',
  pages: { all: '/', desk: '/dashboard/pages' },
  get menu() {
    return freePageTexts.title;
  },
  declared: async () => (await import('./kind.ts')).freePageKind,
} as const satisfies Kind;
