import { api } from '@lab/contract';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/use-table-rows.ts';

/** Apart from what the rest of the site shows: that may be a minute old. */
export const presentLab = {
  queryKey: [api.labInfo.get.path, 'present'],
  queryFn: () => call(api.labInfo.get, uncached({})),
  staleTime: 0,
};
