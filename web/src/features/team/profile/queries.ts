import { api } from '@lab/contract';
import { endpointQuery } from '../../../lib/query.ts';

export const profileQuery = endpointQuery(api.team.mine, {});
