import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Outlet, useLocation } from 'react-router-dom';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The parts around every page. */
export function Shell() {
  // First, because it changes the layout, which the other one reads.
  useScrollRestoration();
  const main = usePageChange();
  const isDesk = useLocation().pathname.startsWith(paths.dashboard);
  return (
    <>
      <a className={styles.skip} href="#content">
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
      <DialogHost />
      <ToastHost />
    </>
  );
}
