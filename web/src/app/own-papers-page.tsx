import { Outcomes } from '../features/outcomes/outcomes.tsx';
import PendingPage from '../features/papers/requests/pending-page.tsx';

/** A person's own papers: those under review and the decided ones. */
export default function OwnPapersPage() {
  return (
    <>
      <PendingPage />
      <Outcomes kind="paper" />
    </>
  );
}
