import { api } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';

/** As long as the lab's info, because every page needs both. */
export const settingsQuery = { ...endpointQuery(api.settings.get, {}), staleTime: 10 * minute };

/** Without what is as in a lab that has chosen nothing, also until it is loaded. */
export function useSettings() {
  return useQuery(settingsQuery).data ?? {};
}
