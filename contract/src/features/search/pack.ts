/**
 * Entries as one text: a line for each column's value, so that similar values are neighbours and compresses
 * well.
 */
import { type Entry, type SearchGroup, searchGroups } from './entry.ts';

/** No text contains one, see `clean`. */
const betweenColumns = '\f';
const betweenRows = '\n';
const betweenValues = '\t';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what divides rows and columns
const control = /[\u0000-\u001f]+/g;
const clean = (text: string) => text.replace(control, ' ');

const columns: ((entry: Entry) => string)[] = [
  ({ group }) => String(searchGroups.indexOf(group)),
  ({ id }) => clean(id),
  ({ title }) => clean(title),
  ({ names }) => names.map(clean).join(betweenValues),
  ({ note }) => clean(note),
  ({ words }) => clean(words),
  ({ when }) => clean(when),
  ({ codes }) => codes.map(clean).join(betweenValues),
];

export const pack = (entries: readonly Entry[]): string =>
  columns.map((column) => entries.map(column).join(betweenRows)).join(betweenColumns);

const values = (text: string) => (text === '' ? [] : text.split(betweenValues));

export function unpack(packed: string): Entry[] {
  if (packed === '' || packed === betweenColumns.repeat(columns.length - 1)) return [];
  const [groups = [], ids, titles, names, notes, words, whens, codes] = packed
    .split(betweenColumns)
    .map((column) => column.split(betweenRows));
  return groups.map((group, row) => ({
    group: searchGroups[Number(group)] as SearchGroup,
    id: ids?.[row] ?? '',
    title: titles?.[row] ?? '',
    names: values(names?.[row] ?? ''),
    note: notes?.[row] ?? '',
    words: words?.[row] ?? '',
    when: whens?.[row] ?? '',
    codes: values(codes?.[row] ?? ''),
  }));
}
