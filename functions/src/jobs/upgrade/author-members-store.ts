/** Version 0.3: papers say by id which of their authors are members of the team. */
import { settleAllPapers } from '../../features/papers/settle-members-store.ts';
import type { Migration } from './migration.ts';

export const authorMembers: Migration = {
  name: 'author-members',
  async run(dryRun) {
    return [`researchPapers: ${await settleAllPapers(dryRun)} changed`];
  },
};
