import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { outcomeTexts } from '@lab/contract/features/outcomes/texts';
import { paths } from '@lab/contract/features/pages/paths';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { endpointQuery, refetchChanged } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';
import { Failed } from '../../ui/states.tsx';
import styles from './outcomes.module.css';

/** The maximum for one request; older ones appear after some are dismissed. */
const outcomesQuery = endpointQuery(api.outcomes.mine, { query: { limit: limits.pageMax } });

/** What the lab did with the papers or applications of a person, or with their place on the team. */
export function Outcomes({ kind }: { kind: Outcome['kind'] }) {
  const { data, isError, refetch } = useQuery(outcomesQuery);
  const outcomes = data?.filter((outcome) => outcome.kind === kind) ?? [];
  if (isError && !data) return <Failed onRetry={refetch} />;
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="decisions">
      <h2 id="decisions">{outcomeTexts.title}</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome._id}>
            <OutcomeCard outcome={outcome} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OutcomeCard({ outcome }: { outcome: Outcome }) {
  const client = useQueryClient();
  const { _id, result, recordId, name, feedback, createdAt } = outcome;
  const dismissal = useMutation({
    mutationFn: () => call(api.outcomes.dismiss, { params: { id: _id } }),
    onError: (error) => toast(failureText(error, outcomeTexts.dismissFailed), { kind: 'error' }),
    // Also after an error, because another tab may have dismissed it.
    onSettled: () => refetchChanged(client, { queryKey: [api.outcomes.mine.path] }),
  });
  return (
    <RecordCard
      title={name}
      state={outcomeTexts.states[result]}
      createdAt={createdAt}
      actions={
        <>
          {recordId && <RecordLink result={result} id={recordId} />}
          <BusyButton
            variant="outlined"
            aria-label={`${outcomeTexts.dismiss}: ${name}`}
            isBusy={dismissal.isPending}
            onClick={() => dismissal.mutate()}
          >
            {outcomeTexts.dismiss}
          </BusyButton>
        </>
      }
    >
      <Explanation outcome={outcome} />
      {feedback && (
        <Feedback by={outcomeTexts.feedback}>
          <Prose text={feedback} />
        </Feedback>
      )}
    </RecordCard>
  );
}

function Explanation({ outcome: { result, reason } }: { outcome: Outcome }) {
  if (result !== 'rejected' && result !== 'declined')
    return (
      <>
        <p>{outcomeTexts[result]}</p>
        {reason && <Prose text={reason} />}
      </>
    );
  if (!reason) return <p>{outcomeTexts.noReason}</p>;
  return (
    <Feedback by={outcomeTexts.reason}>
      <Prose text={reason} />
    </Feedback>
  );
}

function RecordLink({ result, id }: { result: Outcome['result']; id: string }) {
  const isPerson = result === 'accepted' || result === 'left' || result === 'returned';
  const ofPerson = result === 'left' ? outcomeTexts.viewAlumnus : outcomeTexts.viewMember;
  return (
    <Button variant="contained" component={Link} to={isPerson ? paths.member(id) : paths.paper(id)}>
      {isPerson ? ofPerson : outcomeTexts.viewPaper}
    </Button>
  );
}
