import type { Column, Filter } from './arrange.ts';

/** A time that the server has sent. */
export const timeColumn = <Name extends string>(
  name: Name,
  label: string,
  format: (time: string) => string,
): Column<Readonly<Record<Name, string>>> => ({
  name,
  label,
  value: (row) => row[name],
  show: (row) => format(row[name]),
  is: 'date',
});

/** One of a few values, each of which has a word. */
export const choiceFilter = <Row>(
  name: string,
  label: string,
  words: Readonly<Record<string, string>>,
  choiceOf: (row: Row) => string,
): Filter<Row> => ({
  name,
  label,
  options: Object.entries(words).map(([value, label]) => ({ value, label })),
  matches: (row, value) => choiceOf(row) === value,
});
