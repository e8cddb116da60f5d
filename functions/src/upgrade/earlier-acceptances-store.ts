/** Version 0.3: an acceptance publishes less. Whose entry shows what an earlier one published is listed for an admin, who decides. */
import { findEarlier } from '../applications/earlier.ts';
import { earlierAcceptances } from '../applications/earlier-store.ts';
import type { Migration } from './migration.ts';

export const earlierAcceptancesListed: Migration = {
  name: 'earlier-acceptances',
  async run(dryRun) {
    const ids = await findEarlier();
    if (!dryRun && ids.length > 0) await earlierAcceptances().set({ ids });
    return [`team and alumni: ${ids.length} to look at, at the desk`];
  },
};
