/** Version 0.3: the formulas in papers are drawn, and papers are also found by what their formulas say. */
import { transact } from '../../core/data/firestore.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { rebuildPapers, redrawRequests } from '../../features/papers/paper-rebuild-store.ts';
import { newestPapers, recentPapers, toRecent } from '../../features/papers/paper-store.ts';
import type { Migration } from './migration.ts';

export const drawnFormulas: Migration = {
  name: 'drawn-formulas',
  async run(dryRun) {
    // Pending papers come first, so that one that is published meanwhile is found among the papers.
    const requests = await redrawRequests(dryRun);
    const papers = await rebuildPapers(dryRun);
    if (!dryRun) {
      await transact(async (tx) => writeHome(tx, recentPapers.of(toRecent(await newestPapers(tx)))));
    }
    return [`researchRequests: ${requests} changed`, `researchPapers: ${papers} changed`];
  },
};
