import { type ComponentType, useEffect, useState } from 'react';
import { timeouts, withTimeout } from '../lib/timeouts.ts';
import { subscribeToToasts, takeToasts, waitingToasts } from '../lib/toast.ts';

// On its own, as in dialog-host.tsx: a failure to fetch its styles must be heard too.
const fetchToaster = () => import('./toaster.tsx');

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (waitingToasts().length === 0) return;
      withTimeout(timeouts.slow, fetchToaster).then((module) => setToaster(() => module.default), sayPlainly);
    };
    look();
    return subscribeToToasts(look);
  }, []);
  return Toaster && <Toaster />;
}

/** Without a network its code does not come. What went well shows by itself; what went wrong must be said. */
function sayPlainly(): void {
  for (const { kind, text } of takeToasts()) {
    if (kind === 'error' || kind === 'warning') window.alert(text);
  }
}
