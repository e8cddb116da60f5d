/** Which years have a page. An address that the lab itself redirects is no year's. */

import { paths } from '@lab/contract/features/pages/paths';
import { targetOf } from '@lab/contract/features/settings/redirects';
import { type OutputKey, outputKeys } from '@lab/contract/kinds/kinds';
import { type OutputRow, readOutputs } from '../outputs/output-store.ts';
import { readPapersByYear } from '../papers/paper-years-store.ts';
import { readRedirects } from '../settings/settings-store.ts';
import { switchedOff } from '../settings/switched-off.ts';
import { yearsOfDated } from './dated-store.ts';
import { readPeople, yearsOfPeople } from './people.ts';

/** What is only planned or being written has not happened yet; of an older row nobody knows. */
const notYet: Partial<Record<OutputKey, readonly string[]>> = {
  projects: ['planned'],
  theses: ['open', 'running', ''],
};

export interface Happened extends OutputRow {
  kind: OutputKey;
}

export const yearOf = ({ start }: OutputRow) => start.slice(0, 4);

/** Of later centuries there is nothing, and Firestore knows no earlier ones. */
export const isYear = (text: string) => /^[12]\d{3}$/.test(text);

/** Reads `public/home`, `public/alumni`, `public/made` and the settings. */
export async function readKnown() {
  const off = switchedOff();
  const [made, people, papers, hidden, redirects] = await Promise.all([
    readOutputs(),
    readPeople(off.then((pages) => !pages.includes('alumni'))),
    readPapersByYear(),
    off,
    readRedirects(),
  ]);
  const happened = outputKeys.flatMap((kind): Happened[] =>
    hidden.includes(kind)
      ? []
      : (made[kind] ?? [])
          .filter(({ start, group }) => start && !notYet[kind]?.includes(group))
          .map((row) => ({ ...row, kind })),
  );
  const isFree = (year: string) => isYear(year) && !targetOf(paths.year(year), redirects);
  const years = [...papers.map(({ year }) => year), ...yearsOfPeople(people), ...happened.map(yearOf)];
  return { people, happened, papers, isFree, years: [...new Set(years)].filter(isFree).sort() };
}

/** The newest first. */
export async function allYears(): Promise<string[]> {
  const [{ years, isFree }, dated] = await Promise.all([readKnown(), yearsOfDated()]);
  return [...new Set([...years, ...dated.filter(isFree)])].sort().reverse();
}
