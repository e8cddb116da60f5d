import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

export const collaboratorsQuery = endpointQuery(api.collaborators.list, {});
