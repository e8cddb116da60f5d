import { dashboardTexts } from '@lab/contract/dashboard/texts';
import { paths } from '@lab/contract/pages/paths';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { Container } from '../ui/container.tsx';
import { Mui } from '../ui/mui.tsx';
import styles from './dashboard-frame.module.css';
import { accountLinks } from './shell/account-links.ts';
import { deskLinks, deskStart } from './shell/desk-links.ts';

/** The menu beside all pages for signed-in people. */
export default function DashboardFrame() {
  const session = useSession();
  const menu = useCurrentLinkInView();
  const links = [
    { to: paths.dashboard, label: dashboardTexts.overview },
    ...(session.admin ? [deskStart] : []),
    ...accountLinks(session),
    ...(session.admin ? deskLinks : []),
  ];
  return (
    <Container>
      <div className={styles.frame}>
        <nav ref={menu} className={styles.menu} aria-label={dashboardTexts.label}>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.dashboard}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>
          <Mui>
            <Outlet />
          </Mui>
        </div>
      </div>
    </Container>
  );
}

/** Scrolls the link of the current page into view if the menu is a row that scrolls, without scrolling the page. */
function useCurrentLinkInView() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { admin } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change which link is current or where it is
  useEffect(() => {
    const row = menu.current;
    const link = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (row && link) row.scrollLeft += link.left + link.width / 2 - row.clientWidth / 2;
  }, [pathname, admin]);
  return menu;
}
