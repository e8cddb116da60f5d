import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { useEffect, useState, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { Footer } from './footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The parts around every page. */
export function Shell() {
  const main = usePageChange();
  useScrollRestoration();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return (
    <>
      <a className={styles.skip} href="#content">
        {siteTexts.frame.skip}
      </a>
      <TopBar />
      {/* The server fills in the inline script; browsers paint what they have when they reach a script. */}
      <script suppressHydrationWarning>{''}</script>
      {/* Only for a new page, because a page does not react to clicks during the transition. */}
      <ViewTransition update={pathname === shown ? 'none' : 'auto'}>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </ViewTransition>
      {pathname.startsWith(paths.dashboard) || <Footer />}
      <ScrollToTop />
      <DialogHost />
      <ToastHost />
    </>
  );
}
