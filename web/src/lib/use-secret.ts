import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * The secret with which this page was opened. It leaves the address at once, so that nobody copies it from
 * there, and stays in this entry of the browser's history, so that the page can be loaded again.
 */
export function useSecret(inAddress: string): string {
  const { pathname, state } = useLocation();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!inAddress) return;
    // The router keeps its own state in `usr`. It is not told, because this is no move to another page.
    const { usr } = history.state ?? {};
    history.replaceState({ ...history.state, usr: { ...usr, secret: inAddress } }, '', pathname);
  }, [inAddress, pathname]);
  return inAddress || (isHydrated && state?.secret) || '';
}
