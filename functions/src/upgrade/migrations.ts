/**
 * What brings the data of earlier versions up to date, in the order in which it runs. Entries are only ever added: their
 * place in the list is the number under which a database notes that it has had them.
 */
import { areasById } from './areas-by-id-store.ts';

export interface Migration {
  name: string;
  /**
   * May be interrupted anywhere, run again, and run while the site is in use: the version that brings it also reads what it
   * has not reached yet. Answers with what it has done, or with `dryRun` would do, in sentences.
   */
  run(dryRun: boolean): Promise<string[]>;
}

export const migrations: readonly Migration[] = [areasById];

export function numberOf(migration: Migration): string {
  return String(migrations.indexOf(migration) + 1).padStart(3, '0');
}
