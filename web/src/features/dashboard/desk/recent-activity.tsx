import { kindNames } from '@lab/contract/features/activity/kind-names';
import { activityTexts } from '@lab/contract/features/activity/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { paths } from '@lab/contract/features/pages/paths';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/dates.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import styles from '../dashboard.module.css';
import { activityQuery } from '../queries.ts';

const { start: texts } = deskTexts;

/** The newest entries of the activity log. */
export function RecentActivity() {
  const { data, isPending, isError, refetch } = useQuery(activityQuery);
  return (
    <section className={styles.forAdmins} aria-labelledby="recent">
      <h2 id="recent">{texts.recent}</h2>
      {isPending && <Loading />}
      {isError && <Failed onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty text={activityTexts.empty} />}
      <ol className={styles.log}>
        {data?.map(({ _id, actor, actorName, action, kind, targetName, createdAt }) => (
          <li key={_id}>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            <span>
              {activityTexts.actions[action]} {kindNames[kind].toLowerCase()} <strong>{targetName}</strong>
            </span>
            <small>{actorName || actor}</small>
          </li>
        ))}
      </ol>
      <Button component={Link} to={paths.activity}>
        {texts.allActivity}
      </Button>
    </section>
  );
}
