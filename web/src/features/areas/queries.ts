import { api } from '@lab/contract';
import { askForOne } from '../../lib/query.ts';

export function areaQuery(id: string) {
  return askForOne(api.areas.get, { params: { id } });
}
