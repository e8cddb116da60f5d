import { api } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { call } from '../../lib/api.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { toast } from '../../ui/toast.ts';
import { PaperForm } from './paper-form.tsx';

const { write } = paperTexts;

export default function WritePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <>
      <PageHeading title={write.title} />
      <PaperForm
        draftName="paper"
        submitLabel={write.submit}
        failed={write.failed}
        onSend={async (body) => {
          await call(api.papers.submit, { body });
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
