import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { recordQuery } from '../../../lib/query.ts';
import { useNavigateHere } from '../../../lib/use-navigate-here.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { EntryTable } from './entry-table.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportList } from './import-list.tsx';
import { ImportSteps } from './import-steps.tsx';
import styles from './imports.module.css';
import { LookUp } from './look-up.tsx';
import { Missing } from './missing.tsx';
import { StartImport } from './start-import.tsx';

const { plan: texts } = importTexts;

/** The address says which import is open, so that a reload goes on with it. */
export default function ImportsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigateHere();
  const id = params.get('import');
  const open = (next: string) => navigate({ search: next && String(new URLSearchParams({ import: next })) });
  if (id) return <OneImportPage key={id} id={id} onOpen={open} />;
  return (
    <DeskPage title={siteTexts.menu.importWorks} lead={importTexts.lead}>
      <ImportSteps />
      <StartImport onPlanned={open} />
      <ImportList onOpen={open} />
    </DeskPage>
  );
}

function OneImportPage({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const onClose = () => onOpen('');
  const { data, error, refetch } = useQuery(recordQuery(api.imports.get, { params: { id } }));
  return (
    <DeskPage
      title={data ? data.fileName : siteTexts.menu.importWorks}
      lead={data && importTexts.states[data.state]}
      action={<Button onClick={onClose}>{texts.back}</Button>}
    >
      {data === undefined && !error && <Loading />}
      {data === undefined && error && <Failed text={error.message} onRetry={refetch} />}
      {data === null && <Empty text={importTexts.errors.notFound} />}
      {data?.state === 'looking' && (
        <>
          <ImportSteps state={data.state} />
          <LookUp work={data} onGone={onClose} onPlanned={onOpen} />
        </>
      )}
      {data && data.state !== 'looking' && (
        <>
          {data.state !== 'undoing' && data.state !== 'undone' && <ImportSteps state={data.state} />}
          <ImportActions work={data} onGone={onClose} />
          <Missing work={data} onPlanned={onOpen} />
          <People people={data.people} />
          <EntryTable work={data} />
        </>
      )}
    </DeskPage>
  );
}

/** Which authors are members of the team, and which names may be other spellings of a member. */
function People({ people: { matched, maybe, unmatched } }: Pick<OneImport, 'people'>) {
  if (matched.length + maybe.length + unmatched.length === 0) return null;
  return (
    <details className={styles.people}>
      <summary>{texts.people(matched.length, maybe.length, unmatched.length)}</summary>
      {matched.length > 0 && <p>{texts.matched(matched.join(', '))}</p>}
      {maybe.length > 0 && (
        <ul>
          {maybe.map(({ name, member }) => (
            <li key={name}>{texts.maybe(name, member)}</li>
          ))}
        </ul>
      )}
      {unmatched.length > 0 && <p>{texts.unmatched(unmatched.join(', '))}</p>}
    </details>
  );
}
