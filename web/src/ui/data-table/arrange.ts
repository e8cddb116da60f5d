import { fold } from '@lab/contract/fold';
import type { ReactNode } from 'react';
import type { TableState } from './table-state.ts';

export interface Column<Row> {
  /** Its name in the address and its place in the export. */
  name: string;
  label: string;
  /** What it is searched, sorted and exported by. */
  value: (row: Row) => string | number;
  /** What its cell shows where that is something else. */
  show?: (row: Row) => ReactNode;
  /** Free text: it may hold a word that is longer than its column, and has to be broken. */
  long?: boolean;
  /** It is searched and exported, and has no place in the table. */
  unseen?: boolean;
}

export interface Filter<Row> {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  matches: (row: Row, value: string) => boolean;
}

export interface Arranged<Row> {
  /** Everything that search and filters leave, in order. */
  matching: Row[];
  /** The part of it on the present page. */
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
