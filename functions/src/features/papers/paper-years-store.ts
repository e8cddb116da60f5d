/** The years in which papers were published, as the menu of years shows them: a part of `public/home`. */
import type { Transaction } from 'firebase-admin/firestore';
import { homePart } from '../../core/summaries/home-store.ts';
import { papersCollection } from './paper-store.ts';

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
 * The new list of years when the year `gone` loses a paper and the year `come` gets one. Reads, so it comes before
 * writes.
 */
export async function yearsAfter(tx: Transaction, { gone, come }: { gone?: string; come?: string }) {
  if (gone === come) return {};
  return yearsAfterAll(tx, { gone: gone ? [gone] : [], come: come ? [come] : [] });
}

/** The same for many papers, each of which is named by its year. */
export async function yearsAfterAll(
  tx: Transaction,
  { gone = [], come = [] }: { gone?: readonly string[]; come?: readonly string[] },
) {
  const stored = await paperYears.read(tx);
  const years = new Set(stored.length > 0 ? stored : await findYears(tx));
  for (const year of new Set(gone)) {
    const going = gone.filter((one) => one === year).length;
    if (!(await hasMoreThan(tx, year, going))) years.delete(year);
  }
  for (const year of come) years.add(year);
  return paperYears.of([...years].toSorted().toReversed());
}

async function hasMoreThan(tx: Transaction, year: string, papers: number): Promise<boolean> {
  const more = papersCollection()
    .where('year', '==', year)
    .limit(papers + 1);
  return (await tx.get(more.count())).data().count > papers;
}
