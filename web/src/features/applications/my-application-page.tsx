import { api } from '@lab/contract';
import type { Application } from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { pagedQuery, refetchChanged } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { confirm } from '../../ui/confirm.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';

function myApplicationsQuery(email: string) {
  return pagedQuery(api.applications.byEmail, {}, { email });
}

const { mine } = applicationTexts;

export default function MyApplicationPage() {
  const { user } = useSession();
  const list = useInfiniteQuery(myApplicationsQuery(user?.email ?? ''));
  return (
    <>
      <PageHeading title={mine.title} />
      <PagedList list={list} empty={mine.empty}>
        {(application) => <MyApplication application={application} />}
      </PagedList>
    </>
  );
}

function MyApplication({ application }: { application: Application }) {
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
    const sure = await confirm({ text: siteTexts.noRevert, confirm: mine.deleteConfirm, danger: true });
    if (sure) removal.mutate();
  }

  return (
    <RecordCard
      title={`${role}, ${researchArea}`}
      state={mine.state}
      createdAt={createdAt}
      actions={
        <Button variant="outlined" color="error" disabled={removal.isPending} onClick={() => void remove()}>
          {siteTexts.delete}
        </Button>
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
