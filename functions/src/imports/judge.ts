/** Decides for each entry of a file whether it is new, here already, similar to another work, or not readable. */
import type { ReadEntry } from '@lab/contract/imports/entry';
import type { ComparedWork } from '@lab/contract/imports/schemas';
import { importTexts } from '@lab/contract/imports/texts';
import { truncate } from '@lab/contract/truncate';
import { exactKeys, matchKeys } from '../papers/match-keys.ts';
import { type FoundWork, worksWith } from '../papers/match-store.ts';
import { type Compared, nearest } from './compare.ts';
import type { StoredEntry } from './import-store.ts';
import { type ImportedWork, workFromItem } from './work-from-item.ts';

const { why, problems } = importTexts;

/** A longer entry is cut; a file can hold the text of a whole book in one field. */
const longestOriginal = 60_000;

const mostCompared = 20;

export type Judged = Omit<StoredEntry, 'areaId'>;
type Readable = Judged & { work: ImportedWork };

export async function judge(read: readonly ReadEntry[]): Promise<Judged[]> {
  const entries = read.map(readable);
  const works = entries.filter(isReadable);
  const keys = new Map(works.map((entry) => [entry, keysOf(entry.work)]));
  const sought = (some: readonly Readable[], kind: keyof Keys) =>
    worksWith(some.flatMap((entry) => keys.get(entry)?.[kind] ?? []));
  const exact = await sought(works, 'exact');
  for (const entry of works) judgeBy(entry, exact, keys.get(entry)?.exact ?? []);
  // Parts of a title are searched only if the whole title was not found.
  const rest = works.filter(({ kind }) => kind === 'new');
  const near = await sought(rest, 'parts');
  for (const entry of rest) judgeBy(entry, near, keys.get(entry)?.parts ?? []);
  findDoubles(keys);
  return entries;
}

interface Keys {
  exact: string[];
  parts: string[];
}

function keysOf(work: ImportedWork): Keys {
  const exact = exactKeys(work);
  return { exact, parts: matchKeys(work).filter((key) => !exact.includes(key)) };
}

const isReadable = (entry: Judged): entry is Readable => entry.work !== undefined;

function readable({ line, key, original, format, item, problem }: ReadEntry, at: number): Judged {
  const work = item && workFromItem(item);
  const wrong = problem ?? (work ? problemOf(work) : problems.inside);
  return {
    number: at + 1,
    line,
    key: truncate(key, 200),
    kind: wrong ? 'unreadable' : 'new',
    why: wrong ? truncate(wrong, 500) : '',
    format,
    original: truncate(original, longestOriginal),
    ...(work && !wrong && { work }),
    decision: wrong ? 'skip' : 'import',
    workId: '',
  };
}

function problemOf({ title, authors, publicationDate }: ImportedWork): string {
  if (!title) return problems.title;
  if (authors.length === 0) return problems.author;
  return publicationDate ? '' : problems.year;
}

function judgeBy(entry: Readable, found: Map<string, FoundWork[]>, keys: string[]): void {
  const candidates = keys.flatMap((key) => found.get(key) ?? []);
  const same = nearest(entry.work, candidates);
  if (same) settle(entry, same.kind, same.why, { ...shown(same.other), id: same.other.id });
}

/** An entry that stands twice in the file is imported once. */
function findDoubles(entries: ReadonlyMap<Readable, Keys>): void {
  const before = new Map<string, Readable[]>();
  for (const [entry, { exact, parts }] of entries) {
    const keys = [...exact, ...parts];
    if (entry.kind === 'new') {
      const others = keys.flatMap((key) => before.get(key) ?? []);
      const same = nearest(
        entry.work,
        others.map(({ work, number }) => ({ ...work, number })),
      );
      if (same)
        settle(entry, same.kind, why.inFile(same.other.number, same.why), { ...shown(same.other), id: '' });
    }
    for (const key of keys) {
      const others = before.get(key) ?? [];
      // A file may hold thousands of entries with one title.
      if (others.length < mostCompared) before.set(key, [...others, entry]);
    }
  }
}

function settle(entry: Judged, kind: 'here' | 'similar', why: string, other: ComparedWork): void {
  Object.assign(entry, { kind, why, other, decision: 'skip' } satisfies Partial<Judged>);
}

type Shown = Compared & Pick<ImportedWork, 'publisher' | 'bookTitle'>;

function shown({ title, authors, publicationDate, doi, ...where }: Shown) {
  const listed = authors.slice(0, 20).join(', ');
  return { title, authors: listed, year: publicationDate.slice(0, 4), venue: venueOf(where), doi };
}

/** Where a work came out, in a few words. */
export const venueOf = ({ bookTitle, publisher }: Pick<ImportedWork, 'publisher' | 'bookTitle'>) =>
  bookTitle || publisher;
