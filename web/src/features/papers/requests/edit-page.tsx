import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, call } from '../../../lib/api.ts';
import { recordQuery } from '../../../lib/query.ts';
import { PageHeading } from '../../../ui/headings.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Feedback } from '../../../ui/record.tsx';
import { recordFromState } from '../../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../../ui/states.tsx';
import { PaperForm } from './paper-form.tsx';

const { edit, errors, pending } = paperFormTexts;

export default function EditPage() {
  const { id = '' } = useParams();
  const brought = recordFromState<PaperRequest>(useLocation().state, id);
  const fetched = useQuery({
    ...recordQuery(api.papers.pendingOne, { params: { id } }),
    // A form must start from the current version.
    staleTime: 0,
    gcTime: 0,
    enabled: !brought,
  });
  const request = brought ?? fetched.data;
  // A paper of somebody else counts as not found.
  const refused = fetched.error instanceof ApiError && fetched.error.code === 'forbidden';
  if (request) return <EditForm request={request} />;
  if (fetched.isError && !refused) return <Failed onRetry={fetched.refetch} />;
  if (fetched.isPending) return <Loading />;
  return <NotFound text={errors.requestGone} back={paths.pendingPapers} label={paperTexts.pending.title} />;
}

function EditForm({ request }: { request: PaperRequest }) {
  return (
    <>
      <PageHeading title={paperTexts.edit.title} />
      <PaperForm
        draftName={`edit:${request._id}`}
        request={request}
        fetchCurrent={() => call(api.papers.pendingOne, { params: { id: request._id } })}
        feedback={
          request.message && (
            <Feedback by={pending.feedback} heading="h2">
              <Prose text={request.message} />
            </Feedback>
          )
        }
        texts={edit}
        onSend={(values, { seen, signal }) => {
          const { _id, authorEmail, createdAt } = request;
          const before = seen && manuscriptOf(seen);
          const body = { ...values, _id, authorEmail, createdAt, before };
          return call(api.papers.edit, { body }, signal);
        }}
      />
    </>
  );
}
