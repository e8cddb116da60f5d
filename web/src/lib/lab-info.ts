import { api } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { siteTexts } from '@lab/contract/texts/texts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';

/** Every page shows the lab's name and contact details, so they are cached for longer. */
export const labInfoQuery = { ...endpointQuery(api.labInfo.get, {}), staleTime: 10 * minute };

export function useLabName(): string {
  return useQuery(labInfoQuery).data?.name || siteTexts.product;
}

/** As far as it is loaded. */
export function labNameIn(client: QueryClient): string {
  return client.getQueryData(labInfoQuery.queryKey)?.name || siteTexts.product;
}
