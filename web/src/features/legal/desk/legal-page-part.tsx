import { api } from '@lab/contract';
import { legalDeskTexts as texts } from '@lab/contract/features/legal/desk/texts';
import type { Answers, LegalPage } from '@lab/contract/features/legal/pages';
import { faultsOf, questionsOf } from '@lab/contract/features/legal/questions/of-page';
import { paths } from '@lab/contract/features/pages/paths';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import desk from '../../../desk/desk.module.css';
import { GlobalForm } from '../../../desk/global-form.tsx';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { settingsQuery, useSettings } from '../../../lib/settings.ts';
import { uncached } from '../../../lib/uncached.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';

/** Other admins may have answered meanwhile. */
const draftQuery = (page: LegalPage) => ({
  ...endpointQuery(api.legal.draft, { params: { page } }),
  staleTime: 0,
});

/** One page: its questions, and below them what the stored answers make. */
export function LegalPagePart({ page }: { page: LegalPage }) {
  const { data: draft, isError, refetch } = useQuery(draftQuery(page));
  const { words } = useSettings();
  const client = useQueryClient();

  /**
   * Browsers and CDNs may keep the public settings for a minute; the admin sees the footer change at once.
   */
  async function showAtOnce() {
    client.setQueryData(settingsQuery.queryKey, await call(api.settings.get, uncached({})));
  }

  if (!draft) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <GlobalForm
        fields={questionsOf[page].fields}
        query={draftQuery(page)}
        draft={`legal:${page}`}
        target={page}
        start={draft}
        valuesOf={({ answers }) => answers}
        save={(body) => save(page, body)}
        onSaved={() => void showAtOnce()}
        texts={texts}
      >
        {(control) => <OpenQuestions page={page} control={control} />}
      </GlobalForm>
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

/**
 * The server checks the answers of each page by its questions, which the compiler cannot see for any page.
 */
const save = (page: LegalPage, body: object) => call(api.legal[page], { body: body as never });

/** What still keeps the page from being published. */
function OpenQuestions({ page, control }: { page: LegalPage; control: Control }) {
  const answers = useWatch({ control }) as Answers;
  const { fields } = questionsOf[page];
  const faults = faultsOf(page, answers);
  const open = Object.keys(faults);
  if (open.length === 0) return null;
  return (
    <Alert severity="info">
      {texts.stillOpen}
      <ul>
        {open.map((name) => (
          <li key={name}>{answers[name] ? faults[name] : fields[name]?.label}</li>
        ))}
      </ul>
    </Alert>
  );
}
