import { type LegalPage, legalPages } from '@lab/contract/legal/pages';

/** By the parts of `public/home`, one of which is of the feature `legal`, which itself needs the settings. */
export function publishedPages({ legal }: Readonly<Record<string, unknown>>): LegalPage[] {
  const { pages } = (legal ?? {}) as { pages?: unknown };
  return legalPages.filter((page) => Array.isArray(pages) && pages.includes(page));
}
