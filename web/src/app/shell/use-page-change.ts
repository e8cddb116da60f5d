import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, and the focus goes with it: otherwise it would stay on a link that is gone. Going back
 * leaves the place to the browser, and the first page was not navigated to.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  // Before the new page is painted: an effect would wait for the move between the pages to end.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    (target ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, kind]);

  return main;
}
