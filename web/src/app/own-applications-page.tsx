import MyApplicationPage from '../features/applications/my-application-page.tsx';
import { Outcomes } from '../features/outcomes/outcomes.tsx';

/** A person's own applications: the open ones and the decided ones. */
export default function OwnApplicationsPage() {
  return (
    <>
      <MyApplicationPage />
      <Outcomes kind="application" />
    </>
  );
}
