import { dashboardTexts } from '@lab/contract/dashboard/texts';
import { NavLink, Outlet } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { Container } from '../ui/container.tsx';
import styles from './dashboard-frame.module.css';
import { Mui } from './mui.tsx';
import { paths } from './paths.ts';
import { accountLinks } from './shell/account-links.ts';
import { deskLinks, deskStart } from './shell/desk-links.ts';

/** What stands beside every page of a signed-in person. */
export default function DashboardFrame() {
  const session = useSession();
  const links = [
    { to: paths.dashboard, label: dashboardTexts.overview },
    ...(session.admin ? [deskStart] : []),
    ...accountLinks(session),
    ...(session.admin ? deskLinks : []),
  ];
  return (
    <Container>
      <div className={styles.frame}>
        <nav className={styles.menu} aria-label={dashboardTexts.label}>
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
