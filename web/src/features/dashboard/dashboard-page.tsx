import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { isOfferedWriting } from '@lab/contract/features/users/roles';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DeskPage } from '../../desk/desk-page.tsx';
import { useSession } from '../../lib/session.ts';
import styles from './dashboard.module.css';
import { Queues } from './desk/queues.tsx';
import { RecentActivity } from './desk/recent-activity.tsx';
import { OwnMatters } from './own-matters.tsx';

const { start, title, titleForNobody } = dashboardTexts;

/**
 * What needs the person's attention: for admins the queues of the lab first, for everybody their own records. `first` and `last`
 * are for admins too.
 */
export function DashboardPage({ first, last }: { first?: ReactNode; last?: ReactNode }) {
  const { user, admin } = useSession();
  return (
    <DeskPage title={user?.name ? title(user.name) : titleForNobody}>
      {admin && first}
      {admin && <Queues />}
      <OwnMatters />
      {admin ? <RecentActivity /> : <Start />}
      {admin && last}
    </DeskPage>
  );
}

function Start() {
  const session = useSession();
  const ways = [
    { to: paths.profile, label: start.profile },
    { to: paths.joinUs, label: start.apply },
    ...(isOfferedWriting(session) ? [{ to: paths.writeResearch, label: start.write }] : []),
    { to: paths.contactUs, label: start.contact },
  ];
  return (
    <section className={styles.part}>
      <h2>{start.title}</h2>
      <ul className={styles.start}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Button component={Link} to={to} variant="outlined" size="large" fullWidth>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
