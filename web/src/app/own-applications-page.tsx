import MyApplicationPage from '../features/applications/my-application-page.tsx';
import { Outcomes } from '../features/outcomes/outcomes.tsx';

/** What a person has applied for, and what became of the rest. */
export default function OwnApplicationsPage() {
  return (
    <>
      <MyApplicationPage />
      <Outcomes kind="application" />
    </>
  );
}
