/**
 * How many works there are of each type and with each of the flags, so that a filtered list is counted
 * without a read. A group is a type and the flags that its works have, and no others: `article code pdf`.
 */
import type { Manuscript } from './fields.ts';
import { type GivenPaperFilter, paperFilterNames } from './filter.ts';
import { flagsOf, paperFlags } from './flags.ts';
import { workTypeOf } from './types.ts';

/** `groups` is left out where the counts are not known. */
export interface CountedYear {
  /** `noYear` for the works that say none, which come last. */
  year: string;
  count: number;
  groups?: { of: string; count: number }[];
}

export const groupOf = (work: Parameters<typeof flagsOf>[0] & Partial<Pick<Manuscript, 'type'>>) =>
  [workTypeOf(work.type), ...flagsOf(work)].join(' ');

const counted: readonly string[] = ['year', 'type', ...paperFlags];

/** Undefined if the counts do not say it. */
export function countOf(years: readonly CountedYear[], filter: GivenPaperFilter): number | undefined {
  if (paperFilterNames.some((name) => filter[name] && !counted.includes(name))) return undefined;
  const words = [...(filter.type ? [filter.type] : []), ...paperFlags.filter((flag) => filter[flag])];
  const asked = years.filter(({ year }) => !filter.year || year === filter.year);
  if (words.length === 0) return sum(asked);
  if (years.some(({ groups }) => !groups)) return undefined;
  return sum(
    asked.flatMap(({ groups = [] }) =>
      groups.filter(({ of }) => words.every((word) => of.split(' ').includes(word))),
    ),
  );
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** Those in which the filters may leave works. */
export const yearsLeft = (years: readonly CountedYear[], filter: GivenPaperFilter) =>
  years
    .map(({ year }) => ({ year, count: countOf(years, { ...filter, year }) }))
    .filter(({ count }) => count !== 0);
