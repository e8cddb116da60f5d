import { api } from '@lab/contract';
import type { Application } from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refetchChanged } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';

const { mine } = applicationTexts;

/** An application as its writer sees it. */
export function MyApplication({ application }: { application: Application }) {
  const client = useQueryClient();
  const { _id, role, researchArea, details, resume, message, createdAt } = application;
  const removal = useMutation({
    mutationFn: () => call(api.applications.delete, { params: { id: _id } }),
    onSuccess: () => {
      toast(mine.deleted);
      return refetchChanged(client, { queryKey: [api.applications.byEmail.path] });
    },
    onError: (error) => toast(failureText(error, mine.deleteFailed), { kind: 'error' }),
  });

  async function remove() {
    const text = mine.deleteText(role);
    const sure = await confirm({ text, confirm: mine.deleteConfirm, danger: true });
    if (sure) removal.mutate();
  }

  return (
    <RecordCard
      title={`${role}, ${researchArea}`}
      state={mine.state}
      createdAt={createdAt}
      actions={
        <BusyButton variant="outlined" color="error" isBusy={removal.isPending} onClick={() => void remove()}>
          {siteTexts.delete}
        </BusyButton>
      }
    >
      <Prose text={details} />
      <p>
        <a href={resume} target="_blank" rel="noopener noreferrer">
          {mine.resume}
        </a>
      </p>
      {message && (
        <Feedback by={mine.feedback}>
          <Prose text={message} />
        </Feedback>
      )}
    </RecordCard>
  );
}
