/** Version 0.3: papers are found by beginnings of words, surnames, DOI, publisher and year; the lab's years are listed. */
import { transact } from '../../core/data/firestore.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { rebuildPapers } from '../../features/papers/paper-rebuild-store.ts';
import { findYears, paperYears } from '../../features/papers/paper-years-store.ts';
import type { Migration } from './migration.ts';

export const searchKeys: Migration = {
  name: 'search-keys',
  async run(dryRun) {
    const changed = await rebuildPapers(dryRun);
    if (!dryRun) await transact(async (tx) => writeHome(tx, paperYears.of(await findYears(tx))));
    return [`researchPapers: ${changed} changed`];
  },
};
