/** EndNote's export (.enw), which Google Scholar and many journals offer: the same records as RIS under other tags. */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { itemOrProblem } from './read-ris.ts';
import { type TaggedRecord, taggedRecords } from './tagged-records.ts';

const shape = { tag: /^(%[0-9A-Z@])\s(.*)$/, begins: '%0' };

const types: Record<string, string> = {
  'journal article': 'JOUR',
  'electronic article': 'JOUR',
  'conference paper': 'CONF',
  'conference proceedings': 'CONF',
  'book section': 'CHAP',
  book: 'BOOK',
  'edited book': 'BOOK',
  thesis: 'THES',
  report: 'RPRT',
  patent: 'PAT',
  dataset: 'DATA',
  'computer program': 'COMP',
  'unpublished work': 'UNPB',
};

const tags: Record<string, string> = {
  '%A': 'AU',
  '%T': 'TI',
  '%J': 'JO',
  '%B': 'T2',
  '%V': 'VL',
  '%N': 'IS',
  '%P': 'SP',
  '%D': 'PY',
  '%8': 'DA',
  '%I': 'PB',
  '%C': 'CY',
  '%E': 'ED',
  '%@': 'SN',
  '%R': 'DO',
  '%U': 'UR',
  '%X': 'AB',
  '%K': 'KW',
  '%7': 'ET',
  '%S': 'T3',
  '%Z': 'N1',
  '%9': 'M3',
};

export function* readEndnote(text: string): Generator<ReadEntry> {
  for (const { line, original, values } of taggedRecords(text, shape)) {
    const key = values.get('%F')?.[0] ?? '';
    yield { line, key, original, format: 'endnote', ...itemOrProblem(asRis(values)) };
  }
}

function asRis(values: TaggedRecord['values']): TaggedRecord['values'] {
  const type = types[values.get('%0')?.[0]?.toLowerCase() ?? ''] ?? 'GEN';
  const known = [...values].flatMap(([tag, list]) => {
    const name = tags[tag];
    return name ? [[name, list] as const] : [];
  });
  return new Map([['TY', [type]], ...known]);
}
