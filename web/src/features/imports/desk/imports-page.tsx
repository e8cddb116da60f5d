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
import { StartImport } from './start-import.tsx';

const { plan: texts } = importTexts;

/** The address says which import is open, so that a reload goes on with it. */
export default function ImportsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigateHere();
  const id = params.get('import');
  const open = (next: string) => navigate({ search: next && String(new URLSearchParams({ import: next })) });
  if (id) return <OneImportPage id={id} onClose={() => open('')} />;
  return (
    <DeskPage title={siteTexts.menu.importWorks} lead={importTexts.lead}>
      <ImportSteps />
      <StartImport onPlanned={open} />
      <ImportList onOpen={open} />
    </DeskPage>
  );
}

function OneImportPage({ id, onClose }: { id: string; onClose: () => void }) {
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
      {data && (
        <>
          {data.state !== 'undoing' && data.state !== 'undone' && <ImportSteps state={data.state} />}
          <ImportActions work={data} onGone={onClose} />
          <People people={data.people} />
          <EntryTable work={data} />
        </>
      )}
    </DeskPage>
  );
}

/** Which authors are members of the team, and whose name may be one of theirs in another spelling. */
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
