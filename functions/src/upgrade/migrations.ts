/**
 * What brings the data of earlier versions up to date, in the order in which it runs. Entries are only ever added: their
 * place in the list is the number under which a database notes that it has had them.
 */
import { areasById } from './areas-by-id-store.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [areasById];

export function numberOf(migration: Migration): string {
  return String(migrations.indexOf(migration) + 1).padStart(3, '0');
}
