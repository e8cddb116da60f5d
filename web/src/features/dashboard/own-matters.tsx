import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { shorten } from '../../lib/shorten.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import { DeletionsPart } from './deletions-part.tsx';
import { DraftsPart } from './drafts-part.tsx';
import { Entry, Part } from './part.tsx';
import { applicationsQuery, messagesQuery, outcomesQuery, pendingQuery } from './queries.ts';
import { decidedStates, waitingStates } from './state-line.tsx';

const {
  papers: paperWords,
  application: applicationWords,
  outcomes: outcomeWords,
  replies: replyWords,
} = dashboardTexts;
const excerpt = 120;

/** The person's own records that changed or wait; empty parts are left out. */
export function OwnMatters() {
  const { user } = useSession();
  const email = user?.email ?? '';
  const papers = useQuery(pendingQuery);
  const applications = useQuery(applicationsQuery(email));
  const messages = useQuery(messagesQuery(email));
  const outcomes = useQuery(outcomesQuery);
  const queries = [papers, applications, messages, outcomes];
  const failed = queries.filter(({ isError }) => isError);
  const replies = messages.data?.filter(({ replay }) => replay);
  return (
    <>
      <DraftsPart uid={user?.uid ?? ''} pending={papers.data} />
      {queries.some(({ isPending }) => isPending) && <Loading />}
      {failed.length > 0 && <Failed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      <DeletionsPart />
      <Part title={paperWords.title} items={papers.data}>
        {({ _id, title, message, createdAt }) => (
          <Entry
            key={_id}
            title={title}
            text={message ? paperWords.feedback : paperWords.waiting}
            to={message ? paths.editPaper(_id) : paths.pendingPapers}
            action={message ? paperFormTexts.revise : paperWords.go}
            news={message !== ''}
            states={waitingStates('paper', createdAt, message !== '')}
          />
        )}
      </Part>
      <Part title={applicationWords.title} items={applications.data}>
        {({ _id, role, message, createdAt }) => (
          <Entry
            key={_id}
            title={role}
            text={message ? applicationWords.feedback : applicationWords.waiting}
            to={paths.myApplication}
            action={applicationWords.go}
            news={message !== ''}
            states={waitingStates('application', createdAt, message !== '')}
          />
        )}
      </Part>
      <Part title={outcomeWords.title} items={outcomes.data}>
        {(outcome) => <OutcomeEntry key={outcome._id} outcome={outcome} />}
      </Part>
      <Part title={replyWords.title} items={replies}>
        {({ _id, message, replay }) => (
          <Entry
            key={_id}
            title={shorten(message, excerpt)}
            text={shorten(replay, excerpt)}
            to={paths.myContacts}
            action={replyWords.go}
            news
          />
        )}
      </Part>
    </>
  );
}

/** The pages on which outcomes are read and dismissed. */
const readAt: Record<Outcome['kind'], string> = {
  paper: paths.pendingPapers,
  application: paths.myApplication,
  team: paths.profile,
};

function OutcomeEntry({ outcome }: { outcome: Outcome }) {
  const { kind, result, recordId, name, reason } = outcome;
  const isPaper = kind === 'paper';
  return (
    <Entry
      title={name}
      text={[outcomeWords[result], shorten(reason, excerpt)].join(' ').trim()}
      view={recordId && (isPaper ? paths.paper(recordId) : paths.member(recordId))}
      to={readAt[kind]}
      action={outcomeWords.go}
      news
      states={decidedStates(outcome)}
    />
  );
}
