import { api } from '@lab/contract';
import { endpointPartQuery, endpointQuery } from './query.ts';

export const areasQuery = endpointQuery(api.areas.list, {});

/** Costs nothing where the page asks for the lab anyway. */
export const briefAreasQuery = endpointQuery(api.areas.brief, {});

/** For each area its name, and behind it those it had before: links by them still come in. */
type AreaNames = string[][];

export const areaNamesQuery = endpointPartQuery(
  api.areas.brief,
  {},
  'names',
  (areas): AreaNames => areas.map(({ departmentName, formerNames = [] }) => [departmentName, ...formerNames]),
);

/** A name that one area has now goes before one that another had. */
export function presentName(areas: AreaNames, name: string): string {
  const found = areas.find(([present]) => present === name) ?? areas.find((names) => names.includes(name));
  return found?.[0] ?? name;
}
