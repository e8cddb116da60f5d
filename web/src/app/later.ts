/** What a page does that can wait; loaded when the browser is idle. */
import type { QueryClient } from '@tanstack/react-query';
import { fetchPicturesForPaper } from './far-pictures.ts';
import { loadHeadingFace } from './load-heading-face.ts';
import { moveCards } from './move-cards.ts';
import { prefetchAhead, prefetchOnIntent } from './prefetch.ts';
import { openSearchOnPress } from './search/opening.tsx';

export function startLater(client: QueryClient): void {
  openSearchOnPress();
  prefetchOnIntent(client);
  prefetchAhead();
  moveCards();
  fetchPicturesForPaper();
  void loadHeadingFace();
  // For measurements and tests.
  performance.mark('later-ready');
}
