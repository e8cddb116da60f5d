import { EarlierAcceptances } from '../features/applications/desk/earlier-acceptances.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { SetupChecklist, ShowChecklist } from '../features/setup/desk/checklist.tsx';

export default function StartPage() {
  return (
    <DashboardPage
      first={
        <>
          <EarlierAcceptances />
          <SetupChecklist />
        </>
      }
      last={<ShowChecklist />}
    />
  );
}
