/** Makes all HTML and all formulas of stored texts again, so that none is left that this version would not make. */
import { redraw } from './content/drawings.ts';
import { storedContent } from './content-kinds.ts';
import { redrawBlocks } from './lab-info/block-texts.ts';
import { rebuildPapers, redrawRequests } from './papers/paper-rebuild-store.ts';
import { redrawProfiles } from './team/profile-store.ts';

export async function redrawAll(): Promise<void> {
  // Pending papers come first, so that one that is published meanwhile is found among the papers.
  await redrawRequests();
  await rebuildPapers();
  for (const { store } of storedContent) await redraw(store, false);
  await redrawProfiles();
  await redrawBlocks();
}
