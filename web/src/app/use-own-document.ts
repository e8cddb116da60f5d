import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOnline } from '../lib/online.ts';
import { useSession } from '../lib/session.ts';
import { settingsQuery } from '../lib/settings.ts';
import { firstAddress, isDesk, speaksOtherwise } from '../lib/spoken-words.ts';

/** Loads a new document on the way between a site in another language and the desk, which is in English. */
export function useOwnDocument(reload = () => location.reload()): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  // Signing in makes the same address the desk.
  const { role } = useSession();
  const was = useRef(firstAddress());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token changes together with the right
  useLayoutEffect(() => {
    const before = was.current;
    const atDesk = isDesk(pathname);
    // Who signs out at the desk is on the way to another page.
    if (before?.atDesk && !atDesk && before.pathname === pathname) return;
    was.current = { atDesk, pathname };
    if (!before || before.atDesk === atDesk) return;
    const { words } = client.getQueryData(settingsQuery.queryKey) ?? {};
    // Without a network the browser would show an error page in place of the desk.
    if (isOnline() && speaksOtherwise(pathname, words)) reload();
  }, [pathname, role]);
}
