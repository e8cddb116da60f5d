import { legalDeskTexts as texts } from '@lab/contract/features/legal/desk/texts';
import type { LegalPage } from '@lab/contract/features/legal/pages';
import { paths } from '@lab/contract/features/pages/paths';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import desk from '../../../desk/desk.module.css';
import { useSettings } from '../../../lib/settings.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { draftQuery, LegalForm } from './legal-form.tsx';

/** One page: its questions, and below them what the stored answers make. */
export function LegalPagePart({ page }: { page: LegalPage }) {
  const { data: draft, isError, refetch } = useQuery(draftQuery(page));
  const { words } = useSettings();
  // A new form after each saving, because it starts from what is stored now.
  const [times, setTimes] = useState(0);
  if (!draft) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <LegalForm key={times} page={page} draft={draft} onClose={() => setTimes(times + 1)} />
      {draft.html && (
        <section aria-label={texts.preview}>
          <h2 className={desk.label}>{texts.preview}</h2>
          <div className={desk.preview} lang={words?.language ?? 'en'}>
            <LongText html={draft.html} />
          </div>
          {draft.answers.state === 'published' && (
            <p>
              <Button component={Link} to={paths[page]} variant="outlined" size="small">
                {texts.view}
              </Button>
            </p>
          )}
        </section>
      )}
    </>
  );
}
