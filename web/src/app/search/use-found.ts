import { searchIn } from '@lab/contract/features/search/results';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { makeIndex } from '@lab/contract/features/search/search-index';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSiteLinks } from '../shell/site-links.ts';
import { indexQuery } from './load-index.ts';
import { pageEntries } from './own-pages.ts';
import { withPages } from './with-pages.ts';

/** So that the best of each group are on one screen. */
const inGroup = 4;

/** What is found on this device, while somebody types; undefined as long as nothing is looked for. */
export function useFound(typed: string) {
  const { data: index, isError, refetch } = useQuery(indexQuery);
  const { all } = useSiteLinks();
  const [pages] = useState(() => makeIndex(pageEntries(all.flatMap(({ links }) => links))));
  const q = useDeferredValue(typed.trim());
  const found = useMemo((): SearchReply | undefined => {
    if (!index || q === '') return undefined;
    return withPages(searchIn(index, q, inGroup, true), searchIn(pages, q, inGroup, true));
  }, [index, pages, q]);
  return { q, found, isReady: index !== undefined, isError, refetch };
}
