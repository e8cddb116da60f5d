import { api } from '@lab/contract';
import { endpointQuery } from '../../../lib/query.ts';

/** Without a `memberId` the person is not on the team. */
export const ownProfileQuery = endpointQuery(api.profiles.mine, {});
