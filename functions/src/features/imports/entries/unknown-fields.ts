/** The fields of a BibTeX entry that no part of the item holds, so that an export can write them again. */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { itemOfBibtex } from './bibtex-item.ts';
import { entriesIn } from './read-bibtex.ts';

/** The values are TeX, with balanced braces. */
export function unknownFields({
  format,
  original,
}: Pick<ReadEntry, 'format' | 'original'>): { name: string; value: string }[] {
  if (format !== 'bibtex') return [];
  const entry = entriesIn(original).find(({ problem }) => !problem);
  if (!entry) return [];
  const { used } = itemOfBibtex(entry.block.type, entry.fields);
  return [...entry.fields].flatMap(([name, value]) => (used.has(name) ? [] : [{ name, value }]));
}
