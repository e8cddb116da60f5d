import { api, limits } from '@lab/contract';
import type { Outcome } from '@lab/contract/outcomes/schemas';
import { outcomeTexts } from '@lab/contract/outcomes/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { endpointQuery } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';
import { Failed } from '../../ui/states.tsx';
import styles from './outcomes.module.css';

/** As many as one answer can hold: whoever puts some away sees the older ones. */
const outcomesQuery = endpointQuery(api.outcomes.mine, { query: { limit: limits.pageMax } });

/** What became of a person's papers or applications that the lab did not take; where there are none, nothing. */
export function Outcomes({ kind }: { kind: Outcome['kind'] }) {
  const { data, isError, refetch } = useQuery(outcomesQuery);
  const told = data?.filter((outcome) => outcome.kind === kind) ?? [];
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  if (told.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby="decisions">
      <h2 id="decisions">{outcomeTexts.title}</h2>
      <ul>
        {told.map((outcome) => (
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
  const { _id, kind, name, reason, feedback, createdAt } = outcome;
  const dismissal = useMutation({
    mutationFn: () => call(api.outcomes.dismiss, { params: { id: _id } }),
    onError: (error) =>
      toast(failureText(error, outcomeTexts.dismissFailed), { kind: 'error', milliseconds: 4000 }),
    // Also where it failed: it may have been put away in another tab.
    onSettled: () => client.invalidateQueries({ queryKey: [api.outcomes.mine.path] }),
  });
  return (
    <RecordCard
      title={name}
      state={outcomeTexts.states[kind]}
      createdAt={createdAt}
      actions={
        <Button
          kind="quiet"
          aria-label={`${outcomeTexts.dismiss}: ${name}`}
          disabled={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          {outcomeTexts.dismiss}
        </Button>
      }
    >
      {reason ? (
        <Feedback by={outcomeTexts.reason}>
          <Prose text={reason} />
        </Feedback>
      ) : (
        <p>{outcomeTexts.noReason}</p>
      )}
      {feedback && (
        <Feedback by={outcomeTexts.feedback}>
          <Prose text={feedback} />
        </Feedback>
      )}
    </RecordCard>
  );
}
