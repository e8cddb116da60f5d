import { api } from '@lab/contract';
import type { BlockTexts, LabInfo } from '@lab/contract/features/lab-info/schemas';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/uncached.ts';

export interface FreshLabInfo extends LabInfo {
  formatted: BlockTexts;
}

/** A query of its own, because the public lab info may be a minute old. */
export const freshLabInfoQuery = {
  queryKey: [api.labInfo.get.path, 'fresh'],
  async queryFn(): Promise<FreshLabInfo> {
    const [lab, formatted] = await Promise.all([
      call(api.labInfo.get, uncached({})),
      call(api.labInfo.blockTexts, uncached({})),
    ]);
    return { ...lab, formatted };
  },
  staleTime: 0,
};
