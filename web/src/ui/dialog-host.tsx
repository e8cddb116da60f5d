import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { timeouts, withTimeout } from '../lib/timeouts.ts';
import { currentDialog, type Pending, subscribeToDialogs } from './confirm.ts';

// On its own: Vite would take a `then` that follows into what it does once the styles are there, failures included.
const fetchDialog = () => import('./dialog.tsx');

type Dialog = ComponentType<{ pending: Pending }>;

/** Shows what `confirm` and `tell` ask for. The dialog's code comes with the first question. */
export function DialogHost() {
  const pending = useSyncExternalStore(subscribeToDialogs, currentDialog, () => undefined);
  const [Dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    if (!pending || Dialog) return;
    let asked = true;
    withTimeout(timeouts.slow, fetchDialog).then(
      (module) => setDialog(() => module.default),
      () => asked && askPlainly(pending),
    );
    return () => {
      asked = false;
    };
  }, [pending, Dialog]);

  return pending && Dialog && <Dialog key={pending.id} pending={pending} />;
}

/** The first dialog is often about a lost network, which its code cannot come over either: the browser has one. */
function askPlainly({ title, text, cancel, words, answer }: Pending): void {
  const said = [title, text, words?.label].filter(Boolean).join('\n\n');
  if (words) {
    const given = window.prompt(said, words.start);
    answer(given !== null, given?.slice(0, words.max));
  } else if (cancel) answer(window.confirm(said));
  else {
    window.alert(said);
    answer(true);
  }
}
