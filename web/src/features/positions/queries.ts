import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

export const positionsQuery = endpointQuery(api.positions.list, {});
