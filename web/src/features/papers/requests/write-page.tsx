import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigateHere } from '../../../lib/use-navigate-here.ts';
import { PageHeading } from '../../../ui/headings.tsx';
import { PaperForm } from './paper-form.tsx';

const { title } = paperTexts.write;
const { write } = paperFormTexts;

export default function WritePage() {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const { user } = useSession();
  // Set once per form, so that the server recognises a paper that is sent again.
  const [createdAt] = useState(() => new Date().toISOString());
  return (
    <>
      <PageHeading title={title} />
      <PaperForm
        draftName="paper"
        submitLabel={write.submit}
        failed={write.failed}
        onSend={async (values, { signal }) => {
          const body = { ...values, authorEmail: user?.email, createdAt };
          await call(api.papers.submit, { body }, signal);
        }}
        onSent={() => {
          toast(write.submitted);
          void refetchChanged(client, { queryKey: [api.papers.pending.path] });
          navigate(paths.pendingPapers);
        }}
      />
    </>
  );
}
