/**
 * Web of Science's plain text and tab-delimited files (savedrecs.txt): the same records as RIS under other
 * tags.
 */
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { itemOrProblem } from './plain-item.ts';
import { itemOfRis } from './read-ris.ts';
import { type TaggedRecord, taggedRecords, underRisTags } from './tagged-records.ts';

type TagValues = TaggedRecord['values'];

const shape = { tag: /^([A-Z][A-Z0-9])(?: (.*))?$/, begins: 'PT', ends: 'ER' };

/** Lines of the whole file, before and after its records. */
const ofFile = /^(?:FN|VR|EF)(?:\s|$)/;

/** Tags whose lines, or cells divided by `;`, are people or groups of their own. */
const listed = new Set(['AU', 'AF', 'BA', 'BF', 'BE', 'CA', 'GP']);

const tags =
  'TI TI, VL VL, IS IS, SP BP, EP EP, C7 AR, DO DI, SN SN, SN BN, AB AB, PB PU, CY PI, LA LA, T3 SE';

export function* readWos(text: string): Generator<ReadEntry> {
  for (const { line, original, values } of text.startsWith('PT\t') ? rowsOf(text) : recordsOf(text)) {
    const read: ReadEntry = { line, key: values.get('UT')?.[0] ?? '', original, format: 'wos' };
    yield { ...read, ...itemOrProblem(() => itemOfRis(asRis(values))) };
  }
}

/** Each person has a line below the first, while the text of other fields continues in the next line. */
function recordsOf(text: string): Generator<TaggedRecord> {
  let last = '';
  const lines = text.split('\n').map((line) => {
    if (ofFile.test(line)) return '';
    last = shape.tag.exec(line)?.[1] ?? last;
    return listed.has(last) && line.startsWith('   ') ? `${last} ${line.trim()}` : line;
  });
  return taggedRecords(lines.join('\n'), shape);
}

function* rowsOf(text: string): Generator<TaggedRecord> {
  const [header = '', ...rows] = text.split('\n');
  const names = header.split('\t').map((name) => name.trim());
  for (const [at, row] of rows.entries()) {
    const cells = row.split('\t');
    const values: TagValues = new Map();
    for (const [place, name] of names.entries()) {
      const cell = cells[place]?.trim();
      if (cell) values.set(name, listed.has(name) ? cell.split(';').map((part) => part.trim()) : [cell]);
    }
    if (values.size > 0) yield { line: at + 2, original: row.trim(), values };
  }
}

function asRis(values: TagValues): TagValues {
  const all = (...names: string[]) =>
    names.map((name) => values.get(name)).find((list) => list?.length) ?? [];
  const type = typeOf(all('PT')[0] ?? '', all('DT')[0] ?? '');
  const [year = '', date = ''] = [all('PY')[0], all('PD')[0]];
  const [event, pubmed] = [all('CT')[0], all('PM')];
  const more: [string, string[]][] = [
    ['TY', [type]],
    ['AU', [...all('AF', 'AU', 'BF', 'BA'), ...all('CA', 'GP')]],
    ['ED', all('BE')],
    ['T2', all('SO')],
    ['PY', [`${year} ${date}`.trim()]],
    ['KW', all('DE').flatMap((words) => words.split(';').map((word) => word.trim()))],
    ['DB', pubmed.length > 0 ? ['PubMed'] : []],
    ['AN', pubmed],
    ['N1', type === 'CONF' && event ? [`Event: ${event}`] : []],
  ];
  return new Map([...underRisTags(values, tags), ...more].filter(([, list]) => list.length > 0));
}

/** An article that first appeared in proceedings is still one of its journal. */
function typeOf(publication: string, document: string): string {
  if (/book chapter/i.test(document)) return 'CHAP';
  if (/^(?:proceedings paper|meeting abstract)/i.test(document)) return 'CONF';
  if (/^data (?:set|study)/i.test(document)) return 'DATA';
  if (publication === 'P') return 'PAT';
  return publication === 'B' ? 'BOOK' : 'JOUR';
}
