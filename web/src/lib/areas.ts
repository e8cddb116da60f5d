import { api } from '@lab/contract';
import { ask, askForPart } from './query.ts';

export const areasQuery = ask(api.areas.list, {});

/** Costs nothing where the page asks for the lab anyway. */
export const briefAreasQuery = ask(api.areas.brief, {});

export const areaNamesQuery = askForPart(api.areas.brief, {}, 'names', (areas) =>
  areas.map(({ departmentName }) => departmentName),
);
