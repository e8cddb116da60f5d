/** Version 0.3: papers say what type of work they are. All that are older are articles. */
import type { CollectionReference } from 'firebase-admin/firestore';
import { rewriteEach } from '../../core/data/rewrite.ts';
import { papersCollection } from '../../features/papers/paper-store.ts';
import { requestsCollection } from '../../features/papers/request-store.ts';
import type { Migration } from './migration.ts';

export const workTypes: Migration = {
  name: 'work-types',
  async run(dryRun) {
    // Pending papers come first, so that one that is published meanwhile is found among the papers.
    return [await writeTypes(requestsCollection(), dryRun), await writeTypes(papersCollection(), dryRun)];
  },
};

/** Reads the documents as they are stored, because reading through a store fills in the missing type. */
async function writeTypes(records: CollectionReference, dryRun: boolean): Promise<string> {
  const changed = await rewriteEach(records.withConverter(null), {
    dryRun,
    changes: (stored) => (stored.type === undefined ? { type: 'article' } : undefined),
  });
  return `${records.id}: ${changed} changed`;
}
