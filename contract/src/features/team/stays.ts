/** When people came and left: terms that follow each other are one stay, so that a promotion is neither. */
import { day } from '../../lib/durations.ts';
import { isOpen, type Term } from './terms.ts';

interface Stay {
  first: Term;
  last: Term;
}

/** A shorter gap is one between two contracts. */
const longestGap = 31 * day;

/** Not a number for an unknown date, with which every comparison fails. */
const firstDay = (date: string) => Date.parse(date);

function lastDay(date: string): number {
  const [year = Number.NaN, month = 12, dayOfMonth] = date.split('-').map(Number);
  return dayOfMonth === undefined ? Date.UTC(year, month, 0) : Date.parse(date);
}

const end = (term: Term) => (isOpen(term) ? Number.POSITIVE_INFINITY : lastDay(term.until));

export function staysOf(terms: readonly Term[]): Stay[] {
  const stays: Stay[] = [];
  for (const term of terms.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const stay = stays.at(-1);
    if (!stay || firstDay(term.from) - end(stay.last) > longestGap) stays.push({ first: term, last: term });
    else if (end(term) >= end(stay.last)) stay.last = term;
  }
  return stays;
}

const yearOf = (date: string) => date.slice(0, 4);

/** The last term that somebody had in a year. Of an unknown beginning only the end counts. */
export function termIn(terms: readonly Term[], year: string): Term | undefined {
  return terms
    .filter((term) => {
      const [from, until] = [yearOf(term.from), yearOf(term.until)];
      return from ? from <= year && (until === '' || until >= year) : until === year;
    })
    .sort((a, b) => a.from.localeCompare(b.from))
    .at(-1);
}

/** The term with which somebody came in a year, and that with which somebody left in it. */
export function changesIn(terms: readonly Term[], year: string): { came?: Term; left?: Term } {
  const stays = staysOf(terms);
  const came = stays.find(({ first }) => yearOf(first.from) === year)?.first;
  const left = stays.findLast(({ last }) => yearOf(last.until) === year)?.last;
  return { ...(came && { came }), ...(left && { left }) };
}

/** The years in which somebody came or left. */
export const yearsOfChanges = (terms: readonly Term[]): string[] =>
  staysOf(terms).flatMap(({ first, last }) => [yearOf(first.from), yearOf(last.until)].filter(Boolean));
