import { api } from '@lab/contract';
import { ask } from '../../lib/query.ts';

export const positionsQuery = ask(api.positions.list, {});
