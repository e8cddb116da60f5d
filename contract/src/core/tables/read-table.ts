/**
 * The columns of a table are the fields of the kind, so one implementation reads and writes the tables of
 * all.
 */

import { limits } from '../../api/limits.ts';
import { csvRows } from '../../lib/csv-rows.ts';
import { fold } from '../../lib/fold.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Field } from '../content/field.ts';
import { typeOf } from '../content/field-type.ts';
import type { Declaration } from '../content/kind.ts';
import { tableTexts } from './texts.ts';

type Column = [name: string, field: Field];

export const tableColumns = ({ fields }: Declaration): Column[] =>
  Object.entries(fields).filter(([, field]) => typeOf(field).cell);

export interface TableRow {
  line: number;
  values: Record<string, unknown>;
}

interface ReadTable {
  rows: TableRow[];
  /** Headings that name no field. */
  unread: string[];
}

export interface Table {
  columns: readonly Column[];
  /** Without these columns nothing can be made of any row. */
  needed: readonly string[];
  maxRows: number;
  /** Other headings of a field than its label and its name. */
  headings?: Readonly<Record<string, RegExp>>;
  /** A table without headings has the columns in their order. */
  isHeadOptional?: true;
  /** Instead of the sentences of most tables. */
  texts?: { readonly none: string; tooMany(most: number): string };
}

export const tableOf = (declared: Declaration): Table => ({
  columns: tableColumns(declared),
  needed: [declared.nameField],
  maxRows: limits.importRows,
});

/** The rows, or a sentence that says why there are none. */
export function readTable(table: Table, text: string): ReadTable | string {
  const { texts = tableTexts } = table;
  const all = csvRows(text);
  const headings = all[0]?.cells.slice(0, limits.importColumns) ?? [];
  const named = columnsUnder(headings, table);
  const hasHead = !table.isHeadOptional || isHead(named, table);
  const columns = hasHead ? named : table.columns;
  const rows = hasHead ? all.slice(1) : all;
  if (rows.length === 0) return texts.none;
  const names = columns.flatMap((column) => (column ? [column[0]] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  const labelOf = (name: string) => table.columns.find((column) => column[0] === name)?.[1].label ?? name;
  if (twice) return tableTexts.twice(labelOf(twice));
  const missing = table.needed.find((name) => !names.includes(name));
  if (missing) return tableTexts.noTitle(labelOf(missing));
  if (rows.length > table.maxRows) return texts.tooMany(table.maxRows);
  return {
    rows: rows.map(({ line, cells }) => ({ line, values: valuesOf(columns, cells) })),
    unread: hasHead
      ? headings
          .filter((heading, at) => heading && heading !== tableTexts.why && !named[at])
          .map((heading) => truncate(heading, limits.linkName))
      : [],
  };
}

/** A person may be called like a heading, so one is not enough. */
const isHead = (named: readonly (Column | undefined)[], { needed }: Table) =>
  needed.every((name) => named.some((column) => column?.[0] === name)) && named.filter(Boolean).length > 1;

/** A field that has a column with its own name has no other one. */
function columnsUnder(cells: readonly string[], { columns, headings = {} }: Table): (Column | undefined)[] {
  const named = cells.map((heading) => columnCalled(columns, heading));
  const found = new Set(named);
  return cells.map((heading, at) => {
    const column = named[at] ?? columns.find((one) => !found.has(one) && headings[one[0]]?.test(heading));
    found.add(column);
    return column;
  });
}

/** By its label as the form has it, or by its name in the API. */
function columnCalled(columns: readonly Column[], heading: string): Column | undefined {
  const same = (other: string) => fold(other) === fold(heading);
  return columns.find(([, { label }]) => same(label)) ?? columns.find(([name]) => same(name));
}

/** An empty cell is a field that was not given. */
function valuesOf(columns: readonly (Column | undefined)[], cells: readonly string[]) {
  const found = columns.flatMap((column, at): [string, unknown][] => {
    const cell = cells[at] ?? '';
    return column && cell ? [[column[0], typeOf(column[1]).cell?.read(cell, column[1])]] : [];
  });
  return Object.fromEntries(found);
}
