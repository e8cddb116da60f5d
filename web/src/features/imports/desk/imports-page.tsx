import { importTexts } from '@lab/contract/features/imports/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useSearchParams } from 'react-router-dom';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useNavigateHere } from '../../../lib/use-navigate-here.ts';
import { ImportList } from './import-list.tsx';
import { ImportSteps } from './import-steps.tsx';
import { OneImportPage } from './one-import-page.tsx';
import { StartImport } from './start-import.tsx';

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
