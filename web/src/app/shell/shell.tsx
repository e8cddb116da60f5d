import { siteTexts } from '@lab/contract/texts';
import { ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { Footer } from './footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';
import { usePlace } from './use-place.ts';

/** What every page has around it. */
export function Shell() {
  const main = useArrival();
  usePlace();
  // The first page was not navigated to: taking it over from the server is nothing to watch.
  const first = useLocation().key === 'default';
  return (
    <>
      <a className={styles.skip} href="#content">
        {siteTexts.frame.skip}
      </a>
      <TopBar />
      <ViewTransition update={first ? 'none' : 'auto'}>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </ViewTransition>
      <Footer />
      <ScrollToTop />
      <DialogHost />
      <ToastHost />
    </>
  );
}
