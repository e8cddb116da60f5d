import { api } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

export const freePageQuery = (address: string) =>
  recordQuery(api.freePages.published, { params: { address } });

/** Every page shows the menus, so they are cached for longer. */
export const pagesInMenusQuery = { ...endpointQuery(api.freePages.inMenus, {}), staleTime: 10 * minute };
