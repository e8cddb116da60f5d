import { can } from '@lab/contract/api/rights';
import { EarlierAcceptances } from '../features/applications/desk/earlier-acceptances.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { SetupChecklist, ShowChecklist } from '../features/setup/desk/checklist.tsx';
import { useSession } from '../lib/session.ts';

export default function StartPage() {
  const session = useSession();
  const isChecklistShown = can(session, 'settings.edit');
  return (
    <DashboardPage
      first={
        <>
          {can(session, 'applications.decide') && <EarlierAcceptances />}
          {isChecklistShown && <SetupChecklist />}
        </>
      }
      last={isChecklistShown && <ShowChecklist />}
    />
  );
}
