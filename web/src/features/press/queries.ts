import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

export const pressQuery = endpointQuery(api.press.kit, {});

export const ownPressQuery = { ...endpointQuery(api.press.mine, {}), staleTime: 0 };
