import { siteTexts } from '@lab/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLabName } from '../../lib/lab-info.ts';
import type { RouteMatch } from '../route.ts';
import { fullTitle } from './page-head.ts';
import { renewHead } from './renew-head.ts';

/** Keeps the head of the document equal to what the page's data says: its title at once, the rest when its code has come. */
export function useHead(found: RouteMatch | null): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const read = () => (found ? found.route.head?.(found.at, client).title : siteTexts.errorPage.notFound);
  const title = useSyncExternalStore((changed) => cache.subscribe(changed), read, read);
  // On pages that the browser draws alone, the lab's name arrives after the page.
  const product = useLabName();
  useEffect(() => {
    document.title = fullTitle({ title }, product);
  }, [title, product]);
  const { pathname, search } = useLocation();
  useEffect(() => renewHead(pathname + search, client), [pathname, search, client]);
}
