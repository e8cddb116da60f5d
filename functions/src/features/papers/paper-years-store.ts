/**
 * The years in which papers were published and how many of each, as the menu of years and their pages show
 * them: a part of `public/home`.
 */
import { limits } from '@lab/contract/api/limits';
import { type CountedYear, groupOf } from '@lab/contract/features/papers/counts';
import { flaggedFields } from '@lab/contract/features/papers/flags';
import { noYear } from '@lab/contract/features/papers/no-year';
import type { Transaction } from 'firebase-admin/firestore';
import { selectFields } from '../../core/data/firestore.ts';
import { homePart } from '../../core/summaries/home-store.ts';
import { packGroups, unpackGroups } from './counted-groups.ts';
import { type PaperChange, paperCount, papersCollection, type StoredPaper } from './paper-store.ts';

/** The newest first; at the end, with an empty year, the works that say none. */
export const papersByYear = homePart('papersByYear', [{ year: '', count: 0, plain: 0, groups: '' }]);

type ByYear = Awaited<ReturnType<typeof papersByYear.read>>;

/** A version before 0.3 did not store them. */
export async function readPapersByYear(tx?: Transaction): Promise<ByYear> {
  const stored = await papersByYear.read(tx);
  return stored.length > 0 ? stored : yearsAlone(tx);
}

/** Reads one paper of each year, and counts. */
async function yearsAlone(tx?: Transaction): Promise<ByYear> {
  const found: ByYear = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const later = papersCollection().where('year', '>', next).orderBy('year').limit(1).select('year');
    const { docs } = await (tx ? tx.get(later) : later.get());
    next = docs[0]?.get('year') as string | undefined;
    if (next === undefined) break;
    const all = papersCollection().where('year', '==', next).count();
    const { count } = (await (tx ? tx.get(all) : all.get())).data();
    found.unshift({ year: next, count, plain: 0, groups: '' });
  }
  return found;
}

const countedFields = ['year', 'type', 'image', ...flaggedFields] as const;

type Counted = Pick<StoredPaper, (typeof countedFields)[number]>;

/** Reads all papers. */
export async function countByYear(tx: Transaction) {
  const all = selectFields(papersCollection(), ...countedFields);
  const years = new Map<string, Year>();
  for (const doc of (await tx.get(all)).docs) add(years, doc.data(), 1);
  return papersByYear.of(rowsOf(years));
}

interface Year {
  count: number;
  /** Works without a picture; an earlier version did not count them. */
  plain: number;
  groups: Map<string, number>;
}

function add(years: Map<string, Year>, work: Counted, change: 1 | -1): void {
  const year = years.get(work.year) ?? { count: 0, plain: 0, groups: new Map() };
  const group = groupOf(work);
  year.count += change;
  if (!work.image) year.plain = Math.max(0, year.plain + change);
  year.groups.set(group, (year.groups.get(group) ?? 0) + change);
  years.set(work.year, year);
}

function rowsOf(years: ReadonlyMap<string, Year>): ByYear {
  const rows = [...years]
    .filter(([, { count }]) => count > 0)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([year, { count, plain, groups }]) => {
      const present = [...groups].filter(([, count]) => count > 0);
      return { year, count, plain, groups: packGroups(new Map(present.sort())) };
    });
  const fits = Buffer.byteLength(JSON.stringify(rows)) <= limits.homeBytes.papersByYear;
  return fits ? rows : rows.map((row) => ({ ...row, groups: '' }));
}

const placeOf = (paper: StoredPaper | undefined) =>
  paper && `${paper.year} ${groupOf(paper)} ${Boolean(paper.image)}`;

/**
 * The new counts after changes of papers. Reads, so it must be called before the transaction writes.
 */
export async function byYearAfter(tx: Transaction, changes: readonly PaperChange[]) {
  const moved = changes.filter(({ before, after }) => placeOf(before) !== placeOf(after));
  if (moved.length === 0) return {};
  const years = new Map<string, Year>(
    (await readPapersByYear(tx)).map(({ year, count, plain, groups }) => [
      year,
      { count, plain, groups: unpackGroups(groups) },
    ]),
  );
  for (const { before, after } of moved) {
    if (before) add(years, before, -1);
    if (after) add(years, after, 1);
  }
  return papersByYear.of(rowsOf(years));
}

/** For replies: the groups only if each work is in one, since other counts would be wrong. */
export async function shownByYear(): Promise<CountedYear[]> {
  const [rows, works] = await Promise.all([readPapersByYear(), paperCount.read()]);
  const years = rows.map(({ year, count, groups }) => ({
    year: year || noYear,
    count,
    groups: [...unpackGroups(groups)].map(([of, count]) => ({ of, count })),
  }));
  const isWhole = sum(years) === works && years.every(({ count, groups }) => sum(groups) === count);
  return isWhole ? years : years.map(({ groups: _incomplete, ...year }) => year);
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
