/**
 * All migrations in the order in which they run. Only append to this list: a migration's position is the number by
 * which a database records that it has run.
 */
import { areasById } from './areas-by-id-store.ts';
import { authorMembers } from './author-members-store.ts';
import { decisionsAsNotices } from './decisions-store.ts';
import { drawnContent } from './drawn-content-store.ts';
import { drawnFormulas } from './drawn-formulas-store.ts';
import { earlierAcceptancesListed } from './earlier-acceptances-store.ts';
import type { Migration } from './migration.ts';
import { searchKeys } from './search-keys-store.ts';
import { workTypes } from './work-types-store.ts';

export const migrations: readonly Migration[] = [
  areasById,
  searchKeys,
  workTypes,
  drawnFormulas,
  authorMembers,
  drawnContent,
  earlierAcceptancesListed,
  decisionsAsNotices,
];

export function numberOf(migration: Migration): string {
  return String(migrations.indexOf(migration) + 1).padStart(3, '0');
}
