import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLabName } from '../../lib/lab-info.ts';
import type { PageRoute, Place } from '../route.ts';
import { applyHead } from './apply-head.ts';
import type { PageHead } from './page-head.ts';

/** Keeps title and description of the document equal to what the page's data says. */
export function useHead(route: PageRoute, at: Place): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // Compared as text: the head changes only when what it says changes.
  const read = () => JSON.stringify(route.head?.(at, client) ?? {});
  const head = useSyncExternalStore((changed) => cache.subscribe(changed), read, read);
  // On pages that the browser draws alone, the lab's name arrives after the page.
  const product = useLabName();
  useEffect(() => applyHead(JSON.parse(head) as PageHead, product), [head, product]);
}
