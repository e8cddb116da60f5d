/** For how many queries what is meant is among the first three that the page lists. */
import { searchLimits } from '@lab/contract/features/search/limits';
import { searchIn } from '@lab/contract/features/search/results';
import { makeIndex } from '@lab/contract/features/search/search-index';
import { inParts } from '../../functions/src/features/search/search-parts.ts';
import { entriesOf, type Lab } from './lab-entries.ts';
import { queries } from './queries.ts';

const first = 3;

export interface Quality {
  asked: number;
  /** Each with what was listed instead. */
  missed: { q: string; meant: string; listed: string[] }[];
}

export function qualityIn(lab: Lab): Quality {
  const index = makeIndex(inParts(entriesOf(lab)).entries);
  const missed = queries.flatMap(({ q, meant }) => {
    const { groups } = searchIn(index, q, searchLimits.inGroup);
    const listed = groups.flatMap(({ rows }) => rows.map(({ title }) => title)).slice(0, first);
    return listed.some((title) => title.startsWith(meant)) ? [] : [{ q, meant, listed }];
  });
  return { asked: queries.length, missed };
}
