/**
 * The index, in the memory of this instance; what it was made of is read again only when something has
 * changed.
 */
import { familyNamesFirst } from '@lab/contract/features/citations/name-order';
import type { Entry } from '@lab/contract/features/search/entry';
import { searchLimits } from '@lab/contract/features/search/limits';
import { makeIndex, type SearchIndex } from '@lab/contract/features/search/search-index';
import { readSearchChanges, readSearchEntries } from '../../core/summaries/search-store.ts';
import { familyNamesAreFirst } from '../settings/name-order.ts';
import { inParts, type Parts } from './search-parts.ts';

interface Current extends Parts {
  index: SearchIndex;
}

/** For so long nobody asks whether it has changed. */
const fresh = 5_000;

let known: { changes: number; at: number; current: Promise<Current> } | undefined;

export async function currentIndex(): Promise<Current> {
  if (known && Date.now() - known.at < fresh) return known.current;
  const changes = await readSearchChanges();
  if (known?.changes === changes) known.at = Date.now();
  else known = { changes, at: Date.now(), current: make() };
  const { current } = known;
  current.catch(() => {
    known = undefined;
  });
  return current;
}

async function make(): Promise<Current> {
  const [entries, familyFirst] = await Promise.all([readSearchEntries(), familyNamesAreFirst()]);
  const parts = inParts(familyFirst ? withFamilyNamesFirst(entries) : entries);
  return { ...parts, index: makeIndex(parts.entries) };
}

/** Of the works of a large lab the index has only surnames. */
function withFamilyNamesFirst(entries: readonly Entry[]): readonly Entry[] {
  if (entries.filter(isWork).length > searchLimits.wholeWorks) return entries;
  return entries.map((entry) =>
    isWork(entry) ? { ...entry, names: familyNamesFirst(entry.names, entry.ordered) } : entry,
  );
}

const isWork = ({ group }: Entry) => group === 'works';
