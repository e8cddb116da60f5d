import { holdsSecrets } from '@lab/contract/features/pages/uncounted';
import { countingId } from '@lab/contract/features/settings/visits';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Loading } from '../ui/states.tsx';

function Reload() {
  // The browser keeps the state of this entry of its history, so the page is the same afterwards.
  useEffect(() => location.reload(), []);
  return <Loading />;
}

/** A script that counts visits cannot be taken out of a page again, so a page with secrets is loaded without it. */
export function WithoutCounting({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const isPrivate = holdsSecrets(useLocation().pathname);
  return isPrivate && isHydrated && document.getElementById(countingId) ? <Reload /> : children;
}
