/**
 * Tables of works, as Google Scholar and Zotero export them and Excel saves them. The header says which
 * columns there are.
 */

import { limits } from '@lab/contract/api/limits';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { ReadEntry } from '@lab/contract/features/imports/entry';
import { CsvError, parse } from 'csv-parse/sync';
import { itemOfRow, type Row } from './csv-columns.ts';
import { itemOrProblem } from './plain-item.ts';

const { problems } = entryTexts;

/** Excel writes such a first line to say what divides the cells. */
const said = /^sep=(.)\n/i;

/** A longer row has a quotation mark that is not closed. */
const longestRow = 200_000;
/** With the header, and one more, by which the file is known to have too many. */
const mostRows = limits.importEntries + 2;
/** After each broken row, reading begins anew. */
const mostBroken = 100;

interface CsvRow {
  line: number;
  cells: string[];
  /** Instead of cells, where the row cannot be read. */
  problem?: string;
  original: string;
}

export function* readCsv(text: string): Generator<ReadEntry> {
  const [first = '', named] = said.exec(text) ?? [];
  const table = text.slice(first.length);
  const [header, ...rows] = rowsOf(table, named ?? dividerOf(table), first ? 2 : 1);
  const names = header?.cells.map((name) => name.toLowerCase()) ?? [];
  for (const { line, cells, problem, original } of rows) {
    const read: ReadEntry = { line, key: '', original, format: 'csv' };
    yield problem === undefined ? entryOf(names, cells, read) : { ...read, problem };
  }
}

/** A broken row is only its first line, and reading goes on after it. */
function rowsOf(table: string, delimiter: string, firstLine: number): CsvRow[] {
  const lines = table.split('\n');
  const rows: CsvRow[] = [];
  /** Lines without anything in them are no rows. */
  function nextFrom(place: number): number {
    let at = place;
    while (lines[at]?.trim() === '') at += 1;
    return at;
  }
  let start = 0;
  for (let broken = 0; start < lines.length && broken <= mostBroken; broken++) {
    const { read, isBroken } = readUntilError(lines.slice(start).join('\n'), delimiter);
    let end = start;
    for (const row of read) {
      const at = nextFrom(end);
      end = start + row.end;
      rows.push({ line: firstLine + at, cells: row.cells, original: lines.slice(at, end).join('\n') });
    }
    if (!isBroken) break;
    const at = nextFrom(end);
    const line = firstLine + at;
    rows.push({ line, cells: [], original: lines[at] ?? '', problem: problems.quote(line) });
    start = at + 1;
  }
  return rows;
}

/** `end` is the number of a row's last line. */
function readUntilError(table: string, delimiter: string) {
  const read: { cells: string[]; end: number }[] = [];
  try {
    parse(table, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestRow,
      to: mostRows,
      on_record: (cells, { lines: end }) => {
        read.push({ cells, end });
        return null;
      },
    });
    return { read, isBroken: false };
  } catch (error) {
    if (error instanceof CsvError) return { read, isBroken: true };
    throw error;
  }
}

/** The most frequent sign in the header. */
function dividerOf(table: string): string {
  const header = table.split('\n', 1)[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ',');
}

function entryOf(names: readonly string[], cells: readonly string[], read: ReadEntry): ReadEntry {
  if (cells.length > names.length)
    return { ...read, problem: problems.cells(read.line, cells.length, names.length) };
  const row: Row = new Map(names.map((name, at) => [name, cells[at] ?? '']));
  const filled = [...row].filter(([, value]) => value);
  const original = filled.map(([name, value]) => `${name}: ${value}`).join('\n');
  const { item, problem } = itemOrProblem(() => itemOfRow(row));
  return {
    ...read,
    key: row.get('key') ?? '',
    original,
    ...(item && { item }),
    ...(problem && { problem: problems.inRow(read.line, problem) }),
  };
}
