import { api } from '@lab/contract';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

export const positionQuery = (id: string) => recordQuery(api.positions.get, { params: { id } });

export const positionsQuery = endpointQuery(api.positions.list, {});
