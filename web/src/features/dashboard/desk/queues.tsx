import { can, type Right } from '@lab/contract/api/rights';
import type { Overview, Waiting } from '@lab/contract/features/desk/schemas';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { paths } from '@lab/contract/features/pages/paths';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import { type Session, useSession } from '../../../lib/session.ts';
import { Failed } from '../../../ui/states.tsx';
import styles from '../dashboard.module.css';
import { waitingQuery } from '../queries.ts';

const { start: texts } = deskTexts;

/** Opens a queue with the records that wait longest at the top. */
const oldestFirst = '?sort=createdAt';

/** A recruiter of some positions has the queue of these. */
const isTheirs = ({ role, may }: Session, right: Right) =>
  can({ role }, right) || may?.some((given) => given.right === right) === true;

const queues = [
  {
    queue: 'applications',
    needs: 'applications.decide',
    to: paths.applications,
    label: texts.applications,
  },
  { queue: 'papers', needs: 'papers.publish', to: paths.reviewResearch, label: texts.papers },
  { queue: 'messages', needs: 'messages.answer', to: paths.manageContacts, label: texts.messages },
  { queue: 'barriers', needs: 'barriers.answer', to: paths.barriers, label: texts.barriers },
] as const;

/** Reports of barriers are rare, so their queue is shown only while one waits. */
const isShown = (queue: Exclude<keyof Overview, 'users'>, data: Overview | undefined) =>
  queue !== 'barriers' || (data?.barriers.count ?? 0) > 0;

/** What waits for an admin; always fetched again, because other admins work on the same queues. */
export function Queues() {
  const session = useSession();
  const own = queues.filter(({ needs }) => isTheirs(session, needs));
  const { data, isError, refetch } = useQuery({ ...waitingQuery, enabled: own.length > 0 });
  if (own.length === 0) return null;
  return (
    <section className={styles.forAdmins} aria-labelledby="waiting">
      <h2 id="waiting">{texts.waiting}</h2>
      {isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.queues} aria-busy={!data}>
          {own
            .filter(({ queue }) => isShown(queue, data))
            .map(({ queue, to, label }) => (
              <li key={queue}>
                {data ? (
                  <Queue to={to + oldestFirst} label={label} waiting={data[queue]} />
                ) : (
                  <Skeleton variant="rounded" height={118} />
                )}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function Queue({ to, label, waiting: { count, oldest } }: { to: string; label: string; waiting: Waiting }) {
  return (
    <Card data-waiting={count > 0 || undefined}>
      <CardActionArea component={Link} to={to} className={styles.queue}>
        <strong>{count}</strong>
        <span>{label}</span>
        <small>{oldest ? texts.oldest(daysWaiting(oldest)) : texts.nothing}</small>
      </CardActionArea>
    </Card>
  );
}
