import { api } from '@lab/contract';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/uncached.ts';

/** A query of its own, because the public lab info may be a minute old. */
export const freshLabInfoQuery = {
  queryKey: [api.labInfo.get.path, 'fresh'],
  queryFn: () => call(api.labInfo.get, uncached({})),
  staleTime: 0,
};
