import { api } from '@lab/contract';
import { importTexts } from '@lab/contract/features/imports/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { recordQuery } from '../../../lib/query.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { EntryTable } from './entry-table.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportSteps } from './import-steps.tsx';
import { People } from './people.tsx';

const { plan: texts } = importTexts;

export function OneImportPage({ id, onClose }: { id: string; onClose: () => void }) {
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
