import { siteTexts } from '@lab/contract/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLabName } from '../../lib/lab-info.ts';
import type { RouteMatch } from '../route.ts';
import { fullTitle } from './page-head.ts';
import { updateHead } from './update-head.ts';

/** Sets the title at once, and the other tags when their code is loaded. */
export function useHead(found: RouteMatch | null): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const read = () => (found ? found.route.head?.(found.at, client).title : siteTexts.errorPage.notFound);
  const title = useSyncExternalStore((changed) => cache.subscribe(changed), read, read);
  // On pages that the browser renders, the lab's name is loaded after the page.
  const product = useLabName();
  useEffect(() => {
    document.title = fullTitle({ title }, product);
  }, [title, product]);
  const { pathname, search } = useLocation();
  useEffect(() => updateHead(pathname + search, client), [pathname, search, client]);
}
