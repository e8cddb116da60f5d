import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { inputSchema } from '@lab/contract/core/content/schemas';
import { legalDeskTexts as texts } from '@lab/contract/features/legal/desk/texts';
import type { Answers, LegalPage } from '@lab/contract/features/legal/pages';
import { faultsOf, questionsOf } from '@lab/contract/features/legal/questions/of-page';
import type { LegalDraft } from '@lab/contract/features/legal/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, type Resolver, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import desk from '../../../desk/desk.module.css';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartFields, PartForm } from '../../../desk/part-form.tsx';
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

interface Props {
  page: LegalPage;
  draft: LegalDraft;
  onClose: () => void;
}

/** The server checks the answers of each page by its questions, which the compiler cannot see for any page. */
const save = (page: LegalPage, answers: Answers, before: Answers) =>
  call(api.legal[page], { body: { ...answers, before } as never });

function LegalForm({ page, draft, onClose }: Props) {
  const { fields } = questionsOf[page];
  const client = useQueryClient();
  const form = useForm<Answers>({
    resolver: yupResolver(inputSchema(fields)) as unknown as Resolver<Answers>,
    defaultValues: draft.answers,
  });

  /** Browsers and CDNs may keep the public settings for a minute; the admin sees the footer change at once. */
  async function showAtOnce() {
    client.setQueryData(settingsQuery.queryKey, await call(api.settings.get, uncached({})));
  }

  return (
    <PartForm
      form={form}
      draft={`legal:${page}`}
      target={page}
      start={draft}
      stored={<Facts facts={factsIn(fields, draft.answers)} />}
      valuesOf={({ answers }: LegalDraft) => answers}
      fetchCurrent={() => client.fetchQuery(draftQuery(page))}
      onSave={(answers, { seen }) => save(page, answers, seen.answers)}
      onSaved={() => void showAtOnce()}
      onClose={onClose}
      texts={texts}
    >
      <OpenQuestions page={page} control={form.control} />
      <PartFields form={form} fields={fields} />
    </PartForm>
  );
}

/** What still keeps the page from being published. */
function OpenQuestions({ page, control }: { page: LegalPage; control: Control<Answers> }) {
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
