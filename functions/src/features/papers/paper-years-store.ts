/** The years in which papers were published, as the menu of years shows them: a part of `public/home`. */
import type { Transaction } from 'firebase-admin/firestore';
import { homePart } from '../../core/summaries/home-store.ts';
import { type PaperChange, papersCollection } from './paper-store.ts';

export const paperYears = homePart('paperYears', ['']);

/** A version before 0.3 did not store them. */
export async function readYears(): Promise<string[]> {
  const stored = await paperYears.read();
  return stored.length > 0 ? stored : findYears();
}

/** Reads one paper of each year. */
export async function findYears(tx?: Transaction): Promise<string[]> {
  const years: string[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const later = papersCollection().where('year', '>', next).orderBy('year').limit(1).select('year');
    const { docs } = await (tx ? tx.get(later) : later.get());
    next = docs[0]?.get('year') as string | undefined;
    if (next !== undefined) years.unshift(next);
  }
  return years;
}

/**
 * The new list of years after changes of papers. Reads, so it must be called before the transaction writes.
 */
export async function yearsAfter(tx: Transaction, changes: readonly PaperChange[]) {
  const moved = changes.filter(({ before, after }) => before?.year !== after?.year);
  const left = moved.flatMap(({ before }) => before?.year || []);
  const added = moved.flatMap(({ after }) => after?.year || []);
  if (moved.length === 0) return {};
  const stored = await paperYears.read(tx);
  const years = new Set(stored.length > 0 ? stored : await findYears(tx));
  for (const year of new Set(left)) {
    const leaving = left.filter((one) => one === year).length;
    if (!(await hasMoreThan(tx, year, leaving))) years.delete(year);
  }
  for (const year of added) years.add(year);
  return paperYears.of([...years].toSorted().toReversed());
}

async function hasMoreThan(tx: Transaction, year: string, papers: number): Promise<boolean> {
  const more = papersCollection()
    .where('year', '==', year)
    .limit(papers + 1);
  return (await tx.get(more.count())).data().count > papers;
}
