import { api } from '@lab/contract';
import { ask, askForOne } from '../../lib/query.ts';

export const areasQuery = ask(api.areas.list, {});

export function areaQuery(id: string) {
  return askForOne(api.areas.get, { params: { id } });
}
