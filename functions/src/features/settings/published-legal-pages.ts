import { type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { homePart } from '../../core/summaries/home-store.ts';

/** The legal pages that every footer links; `legal` writes it. */
export const publishedLegal = homePart('legal', { pages: [''] });

/** In the order of the footer. */
export async function publishedLegalPages(): Promise<LegalPage[]> {
  const { pages } = await publishedLegal.read();
  return legalPages.filter((page) => pages.includes(page));
}
