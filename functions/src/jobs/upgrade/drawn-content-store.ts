/** Version 0.3: the formulas in news, research areas and all other kinds of content are drawn. */

import { content } from '../../app/content-kinds.ts';
import { redraw } from '../../core/content/drawings.ts';
import { transact } from '../../core/data/firestore.ts';
import type { Migration } from './migration.ts';

export const drawnContent: Migration = {
  name: 'drawn-content',
  async run(dryRun) {
    const lines = [];
    for (const { store, summary } of Object.values(content)) {
      const changed = await redraw(store, dryRun);
      lines.push(`${store.declared.collection}: ${changed} changed`);
      if (!summary || dryRun) continue;
      await transact(async (tx) => summary.write(tx, await summary.source(tx)));
    }
    return lines;
  },
};
