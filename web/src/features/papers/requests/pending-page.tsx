import { api } from '@lab/contract';
import { isOfferedWriting } from '@lab/contract/api/rights';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { dropDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { pagedQuery, refetchChanged } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { OwnRecords } from '../../../ui/own-records.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../../ui/record.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import styles from './pending-page.module.css';

const { pending } = paperFormTexts;

export default function PendingPage() {
  const session = useSession();
  const list = useInfiniteQuery(pagedQuery(api.papers.pending, {}));
  return (
    <OwnRecords
      title={paperTexts.pending.title}
      list={list}
      empty={pending.empty}
      make={isOfferedWriting(session) && { to: paths.writeResearch, label: paperTexts.write.title }}
    >
      {(request) => <PendingPaper request={request} />}
    </OwnRecords>
  );
}

function PendingPaper({ request }: { request: PaperRequest }) {
  const { user } = useSession();
  const client = useQueryClient();
  const { _id, title, drawn, authors, details, image, message, createdAt } = request;
  const withdrawal = useMutation({
    mutationFn: () => call(api.papers.withdraw, { params: { id: _id } }),
    onSuccess: async () => {
      toast(pending.withdrawn);
      dropDraft(user?.uid ?? '', `edit:${_id}`);
      await refetchChanged(client, { queryKey: [api.papers.pending.path] });
    },
    onError: (error) => toast(failureText(error, pending.failed), { kind: 'error' }),
  });

  async function withdraw() {
    const text = paperFormTexts.withdrawText(inPlainText(title, drawn));
    const sure = await confirm({ text, confirm: pending.withdrawConfirm, danger: true });
    if (sure) withdrawal.mutate();
  }

  return (
    <RecordCard
      title={inPlainText(title, drawn)}
      state={pending.state}
      createdAt={createdAt}
      actions={
        <>
          <ButtonLink to={paths.editPaper(_id)} state={request}>
            {message ? paperFormTexts.revise : siteTexts.edit}
          </ButtonLink>
          <Button kind="quiet" isBusy={withdrawal.isPending} onClick={() => void withdraw()}>
            {pending.withdraw}
          </Button>
        </>
      }
    >
      <div className={styles.paper}>
        <Picture src={image} alt="" width={192} height={128} sizes="192px" />
        <div>
          <p className={styles.authors} dir="auto">
            {authors.join(', ')}
          </p>
          <p className={styles.details} dir="auto">
            <TextWithMath text={details} drawn={drawn} />
          </p>
        </div>
      </div>
      {message && (
        <Feedback by={pending.feedback}>
          <Prose text={message} />
        </Feedback>
      )}
    </RecordCard>
  );
}
