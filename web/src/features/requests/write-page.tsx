import { api } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { call } from '../../lib/api.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { toast } from '../../ui/toast.ts';
import { PaperForm } from './paper-form.tsx';
import { blankPaper } from './paper-values.ts';

const { write } = paperTexts;

export default function WritePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <>
      <PageHeading title={write.title} />
      <PaperForm
        draftName="paper"
        initial={blankPaper}
        submitLabel={write.submit}
        failed={write.failed}
        onSend={async (body, signal) => {
          await call(api.papers.submit, { body }, signal);
        }}
        onSent={() => {
          toast(write.submitted);
          void client.invalidateQueries({ queryKey: [api.papers.pending.path] });
          void navigate(paths.pendingPapers);
        }}
      />
    </>
  );
}
