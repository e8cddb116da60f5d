import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useSettings } from '../../lib/settings.ts';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { showHeadingFace } from '../heading-face.ts';
import { SearchHost } from '../search/search-host.tsx';
import { Footer } from './footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * Moves scroll position and focus to the top of a new page, because the focused link is gone. Back and
 * Forward keep the browser's scroll position, and the first page is left alone.
 */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  // A layout effect runs before the page is painted, so that nobody sees the new page at the old position.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    showHeadingFace();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    // The menu of the desk is within main, and need not be read again on each page.
    (target ?? document.getElementById('desk-page') ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, kind]);

  return main;
}

/** The server sends it only while it is current. */
function Announcement() {
  const { announcement } = useSettings();
  if (!announcement) return null;
  const { text, link } = announcement;
  return <p className={styles.announcement}>{link ? <Link to={link}>{text}</Link> : text}</p>;
}

/** The parts around every page. */
export function Shell() {
  // First, because it changes the layout, which the other one reads.
  useScrollRestoration();
  const main = usePageChange();
  const isDesk = useLocation().pathname.startsWith(paths.dashboard);
  return (
    <>
      <a className={styles.skip} href={isDesk ? '#desk-page' : '#content'}>
        {siteTexts.frame.skip}
      </a>
      {isDesk || <Announcement />}
      <TopBar />
      {/* The server fills in the inline script; browsers paint what they have when they reach a script. */}
      <script suppressHydrationWarning>{''}</script>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {isDesk || <Footer />}
      <ScrollToTop />
      <SearchHost />
      <DialogHost />
      <ToastHost />
    </>
  );
}
