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
  'TI TI, VL VL, IS IS, SP PS, SP BP, EP EP, C7 AR, DO DI, SN SN, SN BN, AB AB, PB PU, CY PI, LA LA, T3 SE';

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
    const goesOn = line.startsWith('   ') || (line.trim() !== '' && !shape.tag.test(line));
    return listed.has(last) && goesOn ? `${last} ${line.trim()}` : line;
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

/** Beside the name of who answers letters; it would be on the page of the work. */
const email = /\s?\([^()\s]{1,200}@[^()\s]{1,200}\)/;
/** `YANG Y` */
const ofPatents = /^(\p{Lu}{2,}) (\p{Lu}{1,3})$/u;

function asRis(values: TagValues): TagValues {
  const all = (...names: string[]) =>
    names.map((name) => values.get(name)).find((list) => list?.length) ?? [];
  const type = typeOf(all('PT')[0] ?? '', all('DT')[0] ?? '');
  const [year = '', date = ''] = [all('PY')[0], all('PD')[0]];
  // The group of a book (GP), such as IEEE, is the author of no paper in it.
  const people = all('AF', 'AU', 'BF', 'BA')
    .map((name) => name.replace(email, ''))
    .map((name) => (type === 'PAT' ? name.replace(ofPatents, '$1, $2') : name));
  const [event, pubmed] = [all('CT')[0], all('PM')];
  const more: [string, string[]][] = [
    ['TY', [type]],
    ['AU', people.length > 0 ? [...people, ...all('CA')] : all('CA', 'GP')],
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
