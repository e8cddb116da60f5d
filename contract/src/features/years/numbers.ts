/** The numbers behind a year's page, which the page shows in sum and the file in full. */
import { type OutputKey, outputKeys, outputKinds } from '../../kinds/kinds.ts';
import { paperTexts } from '../papers/texts.ts';
import type { TeamRole } from '../team/roles.ts';
import { termName } from '../team/terms.ts';
import type { Year } from './schemas.ts';
import { yearTexts } from './texts.ts';

interface Numbers {
  what: string;
  all: number;
  /** What it consists of. */
  parts: [which: string, count: number][];
}

/** Most kinds have the same name there as in the menu. */
export function outputsOfYear(key: OutputKey): string {
  const own: { [Key in OutputKey]?: string } = yearTexts.made;
  return own[key] ?? outputKinds[key].menu;
}

type Counted = Omit<Year, 'works'>;
type WithRole = { role: string; title: string };

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export function numbersOf(year: Counted, roles: readonly TeamRole[]): Numbers[] {
  const roleOf = ({ role, title }: WithRole) => termName({ role, title, from: '', until: '' }, roles);
  const byRole = (what: string, people: readonly (WithRole & { count?: number })[]): Numbers => {
    const counts = new Map<string, number>();
    for (const person of people) {
      counts.set(roleOf(person), (counts.get(roleOf(person)) ?? 0) + (person.count ?? 1));
    }
    return { what, all: sum([...counts.values()]), parts: [...counts].filter(([which]) => which) };
  };
  const plain = (what: string, all: number): Numbers => ({ what, all, parts: [] });
  return [
    {
      what: yearTexts.works,
      all: sum(year.types.map(({ count }) => count)),
      parts: year.types.map(({ type, count }) => [paperTexts.types[type], count]),
    },
    byRole(yearTexts.here, year.here),
    byRole(yearTexts.came, year.came),
    byRole(yearTexts.left, year.left),
    ...outputKeys.map((key) =>
      plain(outputsOfYear(key), year.made.filter(({ kind }) => kind === key).length),
    ),
    plain(yearTexts.events, year.eventCount),
    plain(yearTexts.news, year.news),
  ];
}

/** One year alone compares with nothing. */
export const comparesYears = (byYear: Year['byYear']) =>
  byYear.length > 1 && byYear.some(({ count }) => count > 0);

/** As lines of a table, with its heads. */
export function numberLines(year: Counted, roles: readonly TeamRole[]): (string | number)[][] {
  const { what, which, number } = yearTexts.columns;
  const lines = numbersOf(year, roles).flatMap(({ what, all, parts }) => [
    [what, yearTexts.total, all],
    ...parts.map(([which, count]) => [what, which, count]),
  ]);
  return [[yearTexts.year, year.year, ''], [what, which, number], ...lines];
}
