import { api } from '@lab/contract';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHeading } from '../../../ui/headings.tsx';
import { PaperForm } from './paper-form.tsx';

const { title } = paperTexts.write;
const { write } = paperFormTexts;

export default function WritePage() {
  const { user } = useSession();
  // Set once per form, so that the server recognises a paper that is sent again.
  const [createdAt] = useState(() => new Date().toISOString());
  return (
    <>
      <PageHeading title={title} />
      <PaperForm
        draftName="paper"
        texts={{ ...write, saved: write.submitted }}
        onSend={(values, { signal }) => {
          const body = { ...values, authorEmail: user?.email, createdAt };
          return call(api.papers.submit, { body }, signal);
        }}
      />
    </>
  );
}
