import { AppError, type api } from '@lab/contract';
import type { Year } from '@lab/contract/features/years/schemas';
import { yearTexts } from '@lab/contract/features/years/texts';
import { readLimit } from '../../core/data/read-limit.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { namesInOrder } from '../papers/names-in-order.ts';
import { papersOfYear } from '../papers/papers-of-year-store.ts';
import { shownRows } from '../papers/selected-papers-store.ts';
import { datedOf, yearAfter, yearBefore } from './dated-store.ts';
import { type Happened, isYear, readKnown, yearOf } from './known-years.ts';
import { peopleOf } from './people.ts';

/** The list of publications has the others. */
const mostWorks = 200;

/** About a hundred large years a minute. */
const yearReadLimit = readLimit(20_000);

export const years: HandlersOf<typeof api.years> = {
  async get({ params: { year } }) {
    const found = isYear(year) ? await readYear(year) : undefined;
    if (!found) throw new AppError('not-found', yearTexts.notFound);
    return found;
  },
};

async function readYear(year: string): Promise<Year | undefined> {
  const [{ people, happened, papers, isFree, years }, names, inOrder] = await Promise.all([
    readKnown(),
    readNames(),
    namesInOrder(),
  ]);
  if (!isFree(year)) return undefined;
  const [dated, before, after] = await Promise.all([datedOf(year), yearBefore(year), yearAfter(year)]);
  if (!years.includes(year) && dated.news + dated.eventCount === 0) return undefined;
  yearReadLimit(mostWorks);
  const { works, types } = await papersOfYear(year, mostWorks);
  const ofDated = [before, after].flatMap((other) => (other && isFree(other) ? other : []));
  const near = [...years, ...ofDated].sort();
  return {
    year,
    works: shownRows(works, names, inOrder),
    types,
    byYear: countsOf([...new Set([...years, year])].sort().reverse(), papers),
    ...peopleOf(people, year),
    made: happened.filter((row) => yearOf(row) === year).map(inBrief),
    ...dated,
    previous: near.findLast((other) => other < year),
    next: near.find((other) => other > year),
  };
}

/** Years without works too, as far as `readKnown` tells. */
const countsOf = (
  years: readonly string[],
  papers: readonly { year: string; count: number }[],
): Year['byYear'] =>
  years.map((year) => ({ year, count: papers.find((of) => of.year === year)?.count ?? 0 }));

const inBrief = ({ kind, _id, title, start, end }: Happened) => ({ kind, _id, title, start, end });
