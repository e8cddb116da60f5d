/**
 * Decides for each entry of a file whether it is new, here already, similar to another work, or not readable.
 */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { importTexts } from '@lab/contract/features/imports/texts';
import { truncate } from '@lab/contract/lib/truncate';
import { exactKeys, linkKey, linkKeys, matchKeys } from '../papers/match-keys.ts';
import { type FoundWork, worksWith } from '../papers/match-store.ts';
import { type Classified, comparedWork, type Keys, markAs, type Readable } from './classified.ts';
import { nearest } from './compare.ts';
import { findDuplicates, versionsAfterWorks } from './duplicates.ts';
import { type ImportedWork, openQuestions, workFromItem } from './work-from-item.ts';

const { problems } = importTexts;

/** A longer entry is cut; a file can hold the text of a whole book in one field. */
const longestOriginal = 60_000;

export async function classify(read: readonly ReadEntry[]): Promise<Classified[]> {
  const entries = read.map(readable);
  const works = entries.filter(isReadable);
  const related = new Map(works.map((entry) => [entry, read[entry.number - 1]?.item?.custom?.related ?? []]));
  const keys = new Map(works.map((entry) => [entry, keysOf(entry.work, related.get(entry))]));
  linkInFile(related, keys);
  const sought = (some: readonly Readable[], kind: keyof Keys) =>
    worksWith(some.flatMap((entry) => keys.get(entry)?.[kind] ?? []));
  const exact = await sought(works, 'exact');
  for (const entry of works) classifyBy(entry, exact, keys.get(entry), 'exact');
  // Parts of a title are searched only if the whole title was not found.
  const rest = works.filter(({ kind }) => kind === 'new');
  const near = await sought(rest, 'parts');
  for (const entry of rest) classifyBy(entry, near, keys.get(entry), 'parts');
  findDuplicates(keys);
  return versionsAfterWorks(entries);
}

function keysOf(work: ImportedWork, related: readonly string[] = []): Keys {
  const linked = [...linkKeys(work), ...related.flatMap((name) => linkKey(name) ?? [])];
  const exact = [...new Set([...exactKeys(work), ...linked])];
  return { exact, parts: matchKeys(work).filter((part) => !exact.includes(part)), linked };
}

/** Entries of one file name each other by their keys. */
function linkInFile(
  related: ReadonlyMap<Readable, readonly string[]>,
  keys: ReadonlyMap<Readable, Keys>,
): void {
  const byKey = new Map([...keys.keys()].map((entry) => [entry.key, entry]));
  for (const [entry, names] of related)
    for (const name of names) {
      const other = byKey.get(name);
      const both = `entries:${entry.number} ${other?.number}`;
      if (other) for (const one of [entry, other]) keys.get(one)?.linked.push(both);
    }
}

const isReadable = (entry: Classified): entry is Readable => entry.work !== undefined;

function readable(read: ReadEntry, at: number): Classified {
  const { line, file, key, original, format, item, problem } = read;
  const work = item && workFromItem(item);
  const wrong = problem ?? (work ? problemOf(work) : problems.inside);
  return {
    number: at + 1,
    // The works of an ORCID iD have its line and a fraction.
    line: Math.floor(line),
    ...(file && { file }),
    key: truncate(key, 200),
    kind: wrong ? 'unreadable' : 'new',
    why: wrong ? truncate(wrong, 500) : '',
    format,
    original: truncate(original, longestOriginal),
    ...(work && !wrong && { work, ...openQuestions(item) }),
    decision: wrong ? 'skip' : 'import',
    workId: '',
  };
}

function problemOf({ title, authors, publicationDate }: ImportedWork): string {
  if (!title) return problems.title;
  if (authors.length === 0) return problems.author;
  return publicationDate ? '' : problems.year;
}

function classifyBy(
  entry: Readable,
  found: Map<string, FoundWork[]>,
  keys: Keys | undefined,
  kind: 'exact' | 'parts',
): void {
  const candidates = keys?.[kind].flatMap((key) => found.get(key) ?? []) ?? [];
  const others = candidates.map((other) => ({ ...other, linked: linkKeys(other) }));
  const same = nearest({ ...entry.work, linked: keys?.linked ?? [] }, others);
  if (same) markAs(entry, same, { ...comparedWork(same.other), id: same.other.id });
}
