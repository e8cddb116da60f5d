import { api } from '@lab/contract';
import type { LegalPage } from '@lab/contract/features/legal/pages';
import { endpointQuery } from '../../../lib/query.ts';

/** Other admins may have answered meanwhile. */
export const draftQuery = (page: LegalPage) => ({
  ...endpointQuery(api.legal.draft, { params: { page } }),
  staleTime: 0,
});
