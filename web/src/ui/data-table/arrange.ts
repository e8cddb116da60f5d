import { fold } from '@lab/contract/lib/fold';
import type { ReactNode } from 'react';
import type { TableState } from './table-state.ts';

export interface Column<Row> {
  /** The name of the column in the URL and in the export. */
  name: string;
  label: string;
  /** The value for search, sorting and export. */
  value: (row: Row) => string | number;
  /** What the cell shows, if it is not the value itself. */
  show?: (row: Row) => ReactNode;
  /** Free text, which may contain words that are longer than the column. */
  long?: boolean;
  /** A date stays on one line, and an address breaks after its @ first. */
  is?: 'date' | 'email';
  /** In a narrow table it is shown below the first column and not next to it. */
  folds?: boolean;
  /** Not shown in the table, but searched and exported. */
  hidden?: boolean;
  /** How the menu for sorting offers this column: by time, or not at all; otherwise alphabetically. */
  order?: 'time' | 'none';
}

export interface Filter<Row> {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
}

export interface Arranged<Row> {
  /** All rows that match the search and the filters, sorted. */
  matching: Row[];
  /** The rows on the current page. */
  shown: Row[];
  page: number;
  pages: number;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

export function arrange<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  state: TableState,
  pageSize: number,
): Arranged<Row> {
  const words = fold(state.search).split(/\s+/).filter(Boolean);
  const chosen = filters.filter(({ name }) => state.filters[name]);
  const matching = rows.filter((row) => {
    if (!chosen.every(({ name, matches }) => matches(row, state.filters[name] ?? ''))) return false;
    if (!words.length) return true;
    const text = fold(columns.map(({ value }) => value(row)).join('\n'));
    return words.every((word) => text.includes(word));
  });

  const sort = columns.find(({ name }) => name === state.sort);
  if (sort) {
    const direction = state.descending ? -1 : 1;
    matching.sort((a, b) => direction * compare(sort.value(a), sort.value(b)));
  }

  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(state.page, pages);
  return { matching, shown: matching.slice((page - 1) * pageSize, page * pageSize), page, pages };
}
