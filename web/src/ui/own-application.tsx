import { paths } from '@lab/contract/features/pages/paths';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { Link } from 'react-router-dom';
import { formatDate } from '../lib/dates.ts';
import { Notice } from './notice.tsx';
import styles from './own-application.module.css';

/** Tells an applicant before they fill in a form that it would be refused. */
export function OwnApplication({ application }: { application: { role: string; createdAt: string } }) {
  const { role, createdAt } = application;
  return (
    <div className={styles.own}>
      <Notice>
        <p>
          {positionTexts.applied(role, formatDate(createdAt))} {positionTexts.oneAtATime}{' '}
          <Link to={paths.myApplication}>{positionTexts.seeApplication}</Link>
        </p>
      </Notice>
    </div>
  );
}
