import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves scroll position and focus to the top of a new page, because the focused link is gone. Back and Forward keep the
 * browser's scroll position, and the first page is left alone.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  // A layout effect runs before the page is painted, so that nobody sees the new page at the old position.
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
