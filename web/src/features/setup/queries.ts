import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

/** Fetched for each visit, because a step may just have been done, but not twice while the page loads. */
export const checklistQuery = { ...endpointQuery(api.setup.checklist, {}), staleTime: 5_000 };
