/** Compares the entries of one file with each other. */
import { importTexts } from '@lab/contract/features/imports/texts';
import { type Classified, comparedWork, type Keys, markAs, type Readable } from './classified.ts';
import { isPair, nearest, type Similarity } from './compare.ts';

const { why } = importTexts;

const mostCompared = 20;

/**
 * An entry that is there twice is imported once; a preprint waits for a person if its published work is there
 * too.
 */
export function findDuplicates(entries: ReadonlyMap<Readable, Keys>): void {
  const before = new Map<string, Readable[]>();
  for (const [entry, keys] of entries) {
    const all = [...new Set([...keys.exact, ...keys.parts, ...keys.linked])];
    if (entry.kind === 'new') {
      const others = new Set(all.flatMap((key) => before.get(key) ?? []));
      compareWith(entry, [...others], entries);
    }
    for (const key of all) {
      const others = before.get(key) ?? [];
      // A file may hold thousands of entries with one title.
      if (others.length < mostCompared) before.set(key, [...others, entry]);
    }
  }
}

function compareWith(entry: Readable, others: Readable[], keys: ReadonlyMap<Readable, Keys>): void {
  const withLinks = (one: Readable) => ({ ...one.work, linked: keys.get(one)?.linked ?? [], entry: one });
  // The work of an entry that is left out will not be here.
  const possible = others.filter((other) => other.kind === 'new' || !isPair(other.work, entry.work));
  const same = nearest(withLinks(entry), possible.map(withLinks));
  if (!same) return;
  const { entry: other } = same.other;
  // The published work stays new, whichever comes first.
  const turned = other.work.type === 'preprint' && nearest(withLinks(other), [withLinks(entry)]);
  if (turned && isPair(entry.work, other.work)) markBy(other, entry, turned);
  else markBy(entry, other, same);
}

function markBy(entry: Readable, other: Readable, same: Similarity): void {
  const sentence = why.inFile(other.number, same.why);
  markAs(entry, { ...same, why: sentence }, { ...comparedWork(other.work), id: '' }, other.number);
}

/**
 * In the order of the file, except that a preprint follows its published work, because the import writes one
 * by one.
 */
export function versionsAfterWorks(entries: readonly Classified[]): Classified[] {
  const isLater = ({ number, otherEntry = 0 }: Classified) => otherEntry > number;
  const later = entries.filter(isLater);
  return entries
    .filter((entry) => !isLater(entry))
    .flatMap((entry) => [entry, ...later.filter(({ otherEntry }) => otherEntry === entry.number)]);
}
