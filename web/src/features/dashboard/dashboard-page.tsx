import { can, isOfferedWriting, type Right } from '@lab/contract/api/rights';
import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DeskPage } from '../../desk/desk-page.tsx';
import { useSession } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './dashboard.module.css';
import { Queues } from './desk/queues.tsx';
import { RecentActivity } from './desk/recent-activity.tsx';
import { OpenMatters } from './open-matters.tsx';
import { OwnMatters } from './own-matters.tsx';

const { start, title, titleForNobody } = dashboardTexts;

/**
 * What needs the person's attention: the queues of the lab first where they have the right, and their own
 * records.
 */
export function DashboardPage({ first, last }: { first?: ReactNode; last?: ReactNode }) {
  const session = useSession();
  const { user } = session;
  const { lacks } = (useLocation().state ?? {}) as { lacks?: Right };
  return (
    <DeskPage title={user?.name ? title(user.name) : titleForNobody}>
      {lacks && <Notice>{roleTexts.lacks(roleTexts.rights[lacks])}</Notice>}
      {first}
      {can(session, 'desk.use') && <Queues />}
      <OwnMatters />
      {can(session, 'activity.read') ? (
        <RecentActivity />
      ) : (
        <>
          <OpenMatters />
          <Start />
        </>
      )}
      {last}
    </DeskPage>
  );
}

function Start() {
  const session = useSession();
  const ways = [
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
