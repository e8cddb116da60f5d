import { dashboardTexts } from '@lab/contract/dashboard/texts';
import { paths } from '@lab/contract/pages/paths';
import { isOfferedWriting } from '@lab/contract/users/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { shorten } from '../../lib/shorten.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './dashboard.module.css';
import { DraftsPart } from './drafts-part.tsx';
import { Entry, Part } from './part.tsx';
import { applicationsQuery, messagesQuery, outcomesQuery, pendingQuery } from './queries.ts';

const {
  papers: paperWords,
  application: applicationWords,
  outcomes: outcomeWords,
  replies: replyWords,
  start,
} = dashboardTexts;
const excerpt = 120;

/** Everything that needs the person's attention; empty parts are left out. */
export default function DashboardPage() {
  const { user } = useSession();
  const email = user?.email ?? '';
  const papers = useQuery(pendingQuery);
  const applications = useQuery(applicationsQuery(email));
  const messages = useQuery(messagesQuery(email));
  const outcomes = useQuery(outcomesQuery);
  const queries = [papers, applications, messages, outcomes];
  const failed = queries.filter(({ isError }) => isError);
  const replies = messages.data?.filter(({ replay }) => replay) ?? [];
  return (
    <>
      <PageHeading title={dashboardTexts.title(user?.name ?? '')} />
      <div className={styles.parts}>
        <DraftsPart uid={user?.uid ?? ''} pending={papers.data} />
        {queries.some(({ isPending }) => isPending) && <Loading />}
        {failed.length > 0 && <Failed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
        {papers.data && papers.data.length > 0 && (
          <Part title={paperWords.title}>
            {papers.data.map(({ _id, title, message }) => (
              <Entry
                key={_id}
                title={title}
                text={message ? paperWords.feedback : paperWords.waiting}
                to={paths.pendingPapers}
                action={paperWords.go}
                news={message !== ''}
              />
            ))}
          </Part>
        )}
        {applications.data && applications.data.length > 0 && (
          <Part title={applicationWords.title}>
            {applications.data.map(({ _id, role, message }) => (
              <Entry
                key={_id}
                title={role}
                text={message ? applicationWords.feedback : applicationWords.waiting}
                to={paths.myApplication}
                action={applicationWords.go}
                news={message !== ''}
              />
            ))}
          </Part>
        )}
        {outcomes.data && outcomes.data.length > 0 && (
          <Part title={outcomeWords.title}>
            {outcomes.data.map(({ _id, kind, name, reason }) => (
              <Entry
                key={_id}
                title={name}
                text={[outcomeWords[kind], shorten(reason, excerpt)].join(' ')}
                to={kind === 'paper' ? paths.pendingPapers : paths.myApplication}
                action={outcomeWords.go}
                news
              />
            ))}
          </Part>
        )}
        {replies.length > 0 && (
          <Part title={replyWords.title}>
            {replies.map(({ _id, message, replay }) => (
              <Entry
                key={_id}
                title={shorten(message, excerpt)}
                text={shorten(replay, excerpt)}
                to={paths.myContacts}
                action={replyWords.go}
                news
              />
            ))}
          </Part>
        )}
        <Start />
      </div>
    </>
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
    <section className={styles.start}>
      <h2>{start.title}</h2>
      <ul>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
