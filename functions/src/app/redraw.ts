/** Makes all HTML and all formulas of stored texts again, so that none is left that this version would not make. */
import { redraw } from '../core/content/drawings.ts';
import { redrawBlocks } from '../features/lab-info/block-texts.ts';
import { rebuildPapers, redrawRequests } from '../features/papers/paper-rebuild-store.ts';
import { redrawProfiles } from '../features/team/profile-store.ts';
import { storedContent } from './content-kinds.ts';

export async function redrawAll(): Promise<void> {
  // Pending papers come first, so that one that is published meanwhile is found among the papers.
  await redrawRequests();
  await rebuildPapers();
  for (const { store } of storedContent) await redraw(store, false);
  await redrawProfiles();
  await redrawBlocks();
}
