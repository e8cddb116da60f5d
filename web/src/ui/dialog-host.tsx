import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentDialog, subscribeToDialogs } from './confirm.ts';

const Dialog = lazy(() => import('./dialog.tsx'));

/** Shows what `confirm` and `tell` ask for. The dialog's code comes with the first question. */
export function DialogHost() {
  const pending = useSyncExternalStore(subscribeToDialogs, currentDialog, () => undefined);
  return <Suspense>{pending && <Dialog key={pending.id} pending={pending} />}</Suspense>;
}
