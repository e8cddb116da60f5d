import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { timeouts, withTimeout } from '../lib/timeouts.ts';
import { currentDialog, type Pending, subscribeToDialogs } from './confirm.ts';

// Vite moves a chained `.then` into its preload call, where it would miss a failure of loading the styles.
const fetchDialog = () => import('./dialog.tsx');

type Dialog = ComponentType<{ pending: Pending }>;

/** Shows the dialogs of `confirm` and `showAlert`; their code is loaded with the first one. */
export function DialogHost() {
  const pending = useSyncExternalStore(subscribeToDialogs, currentDialog, () => undefined);
  const [Dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    if (!pending || Dialog) return;
    let active = true;
    withTimeout(timeouts.slow, fetchDialog).then(
      (module) => setDialog(() => module.default),
      () => active && askInNativeDialog(pending),
    );
    return () => {
      active = false;
    };
  }, [pending, Dialog]);

  return pending && Dialog && <Dialog key={pending.id} pending={pending} />;
}

/** Without a network the dialog's code cannot be loaded, so the browser's own dialogs are used. */
function askInNativeDialog({ title, text, cancel, words, answer }: Pending): void {
  const message = [title, text, words?.label].filter(Boolean).join('\n\n');
  if (words) {
    const entered = window.prompt(message, words.start);
    answer(entered !== null, entered?.slice(0, words.max));
  } else if (cancel) answer(window.confirm(message));
  else {
    window.alert(message);
    answer(true);
  }
}
