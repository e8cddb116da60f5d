/**
 * EndNote's export (.enw), which Google Scholar and many journals offer: the same records as RIS under other
 * tags.
 */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { namedBy } from './item.ts';
import { itemOrProblem } from './plain-item.ts';
import { itemOfRis } from './read-ris.ts';
import { taggedRecords, underRisTags } from './tagged-records.ts';

const shape = { tag: /^(%[0-9A-Z@])\s(.*)$/, begins: '%0' };

const types = namedBy({
  JOUR: 'journal article, electronic article',
  CONF: 'conference paper, conference proceedings',
  CHAP: 'book section',
  BOOK: 'book, edited book',
  THES: 'thesis',
  RPRT: 'report',
  PAT: 'patent',
  DATA: 'dataset',
  COMP: 'computer program',
  UNPB: 'unpublished work',
});

const tags =
  'AU %A, TI %T, JO %J, T2 %B, VL %V, IS %N, SP %P, PY %D, DA %8, PB %I, CY %C, ED %E, SN %@, DO %R, UR %U, AB %X, ' +
  'KW %K, ET %7, T3 %S, N1 %Z, M3 %9';

export function* readEndnote(text: string): Generator<ReadEntry> {
  for (const { line, original, values } of taggedRecords(text, shape)) {
    const key = values.get('%F')?.[0] ?? '';
    const type = types[values.get('%0')?.[0]?.toLowerCase() ?? ''] ?? 'GEN';
    const ris = new Map([['TY', [type]], ...underRisTags(values, tags)]);
    yield { line, key, original, format: 'endnote', ...itemOrProblem(() => itemOfRis(ris)) };
  }
}
