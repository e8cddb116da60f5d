/** The columns of a table are the fields of the kind, so one implementation reads and writes the tables of all. */

import { limits } from '../../../api/limits.ts';
import type { Field } from '../../../core/content/field.ts';
import { typeOf } from '../../../core/content/field-type.ts';
import type { Declaration } from '../../../core/content/kind.ts';
import { csvRows } from '../../../lib/csv-rows.ts';
import { fold } from '../../../lib/fold.ts';
import { outputTableTexts as texts } from './texts.ts';

type Column = [name: string, field: Field];

export const tableColumns = ({ fields }: Declaration): Column[] =>
  Object.entries(fields).filter(([, field]) => typeOf(field).cell);

export interface TableRow {
  line: number;
  values: Record<string, unknown>;
}

export interface ReadTable {
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
}

export const tableOf = (declared: Declaration): Table => ({
  columns: tableColumns(declared),
  needed: [declared.nameField],
  maxRows: limits.importRows,
});

/** The rows, or a sentence that says why there are none. */
export function readTable(table: Table, text: string): ReadTable | string {
  const [head, ...rows] = csvRows(text);
  if (!head || rows.length === 0) return texts.none;
  const columns = columnsUnder(head.cells, table);
  const names = columns.flatMap((column) => (column ? [column[0]] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  const labelOf = (name: string) => table.columns.find((column) => column[0] === name)?.[1].label ?? name;
  if (twice) return texts.twice(labelOf(twice));
  const missing = table.needed.find((name) => !names.includes(name));
  if (missing) return texts.noTitle(labelOf(missing));
  if (rows.length > table.maxRows) return texts.tooMany(table.maxRows);
  return {
    rows: rows.map(({ line, cells }) => ({ line, values: valuesOf(columns, cells) })),
    unread: head.cells.filter((heading, at) => heading && !columns[at]),
  };
}

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
