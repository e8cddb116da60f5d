import { Outcomes } from '../features/outcomes/outcomes.tsx';
import PendingPage from '../features/papers/requests/pending-page.tsx';

/** What a person has under review, and what became of the rest. */
export default function OwnPapersPage() {
  return (
    <>
      <PendingPage />
      <Outcomes kind="paper" />
    </>
  );
}
