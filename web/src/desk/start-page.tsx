import { api } from '@lab/contract';
import { kindNames } from '@lab/contract/activity/kind-names';
import { activityTexts } from '@lab/contract/activity/texts';
import type { Waiting } from '@lab/contract/desk/schemas';
import { deskTexts } from '@lab/contract/desk/texts';
import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../lib/dates.ts';
import { endpointQuery } from '../lib/query.ts';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { daysWaiting } from './days-waiting.ts';
import styles from './desk.module.css';
import { DeskPage } from './desk-page.tsx';

const { start: texts } = deskTexts;

/** Fetched at each visit, because admins need the current state. */
const always = { staleTime: 0 };

export default function StartPage() {
  return (
    <DeskPage title={siteTexts.menu.desk}>
      <WhatWaits />
      <RecentActivity />
    </DeskPage>
  );
}

function WhatWaits() {
  const { data, isPending, isError, refetch } = useQuery({
    ...endpointQuery(api.desk.overview, {}),
    ...always,
  });
  if (isPending) return <Loading />;
  if (isError) return <Failed onRetry={refetch} />;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.label}>
        {texts.waiting}
      </h2>
      <ul className={styles.tiles}>
        <Tile to={paths.applications} label={texts.applications} waiting={data.applications} />
        <Tile to={paths.reviewResearch} label={texts.papers} waiting={data.papers} />
        <Tile to={paths.manageContacts} label={texts.messages} waiting={data.messages} />
      </ul>
    </section>
  );
}

function Tile({ to, label, waiting: { count, oldest } }: { to: string; label: string; waiting: Waiting }) {
  return (
    <li>
      <Link to={to} className={styles.tile} data-waiting={count > 0 || undefined}>
        <strong>{count}</strong>
        <span>{label}</span>
        <small>{oldest ? texts.oldest(daysWaiting(oldest)) : texts.nothing}</small>
      </Link>
    </li>
  );
}

function RecentActivity() {
  const { data, isPending, isError, refetch } = useQuery({
    ...endpointQuery(api.activity.list, { query: { limit: 10 } }),
    ...always,
  });
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={styles.label}>
        {texts.recent}
      </h2>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {data?.length === 0 && <Empty text={activityTexts.empty} />}
      <ol className={styles.log}>
        {data?.map(({ _id, actor, action, kind, targetName, createdAt }) => (
          <li key={_id}>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            <span>
              {activityTexts.actions[action]} {kindNames[kind].toLowerCase()} <strong>{targetName}</strong>
            </span>
            <small>{actor}</small>
          </li>
        ))}
      </ol>
      <Link to={paths.activity}>{texts.allActivity}</Link>
    </section>
  );
}
