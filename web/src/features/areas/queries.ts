import { api } from '@lab/contract';
import { ask, askForOne } from '../../lib/query.ts';

export const areasQuery = ask(api.areas.list, {});

/** Costs nothing where the page asks for the lab anyway. */
export const briefAreasQuery = ask(api.areas.brief, {});

export function areaQuery(id: string) {
  return askForOne(api.areas.get, { params: { id } });
}
