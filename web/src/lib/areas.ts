import { api } from '@lab/contract';
import { endpointPartQuery, endpointQuery } from './query.ts';

export const areasQuery = endpointQuery(api.areas.list, {});

/**
 * The server keeps these in the same document as the lab's data, so a page that shows both costs no further
 * read.
 */
export const briefAreasQuery = endpointQuery(api.areas.brief, {});

/** For each area its current name, then its former names, which old links still use. */
type AreaNames = string[][];

export const areaNamesQuery = endpointPartQuery(
  api.areas.brief,
  {},
  'names',
  (areas): AreaNames => areas.map(({ departmentName, formerNames = [] }) => [departmentName, ...formerNames]),
);

/** If one area's former name is another area's current name, the current name wins. */
export function currentAreaName(areas: AreaNames, name: string): string {
  const found = areas.find(([current]) => current === name) ?? areas.find((names) => names.includes(name));
  return found?.[0] ?? name;
}
