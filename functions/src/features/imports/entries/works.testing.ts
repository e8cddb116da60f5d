import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { workFromItem } from '../work-from-item.ts';
import { itemOfBibtex } from './bibtex-item.ts';
import { entriesIn } from './read-bibtex.ts';
import { readEntries } from './read-entries.ts';

/** The works that an import would make of a file, or what is wrong with an entry. */
export async function worksIn(text: string, name = 'works.csv') {
  const entries = await readEntries(text, name);
  return entries.map(({ item, problem }) => (item && !problem ? workFromItem(item) : problem));
}

/** The fields of a BibTeX entry that no part of the item holds. */
export function unknownFields({ format, original }: ReadEntry): { name: string; value: string }[] {
  const [entry] = format === 'bibtex' ? entriesIn(original) : [];
  if (!entry) return [];
  const { used } = itemOfBibtex(entry.block.type, entry.fields);
  return [...entry.fields].flatMap(([name, value]) => (used.has(name) ? [] : [{ name, value }]));
}
