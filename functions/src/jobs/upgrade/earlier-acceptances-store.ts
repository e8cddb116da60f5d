/** Version 0.3: an acceptance publishes less. An admin decides about what earlier ones have published. */
import { findEarlier } from '../../features/applications/earlier.ts';
import { earlierAcceptances } from '../../features/applications/earlier-store.ts';
import type { Migration } from './migration.ts';

export const earlierAcceptancesListed: Migration = {
  name: 'earlier-acceptances',
  async run(dryRun) {
    const ids = await findEarlier();
    if (!dryRun && ids.length > 0) await earlierAcceptances().set({ ids });
    return [`team and alumni: ${ids.length} to look at, at the desk`];
  },
};
