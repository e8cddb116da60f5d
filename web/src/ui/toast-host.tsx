import { type ComponentType, useEffect, useState } from 'react';
import { timeouts, withTimeout } from '../lib/timeouts.ts';
import { subscribeToToasts, takeToasts, waitingToasts } from '../lib/toast.ts';

// Without a chained `.then`, as in dialog-host.tsx, so that a failure of loading the styles is noticed.
const fetchToaster = () => import('./toaster.tsx');

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const loadToaster = () => {
      if (waitingToasts().length === 0) return;
      withTimeout(timeouts.slow, fetchToaster).then(
        (module) => setToaster(() => module.default),
        alertErrors,
      );
    };
    loadToaster();
    return subscribeToToasts(loadToaster);
  }, []);
  return Toaster && <Toaster />;
}

/** If the toaster's code cannot be loaded, errors must still be shown; successes can be seen on the page. */
function alertErrors(): void {
  for (const { kind, text } of takeToasts()) {
    if (kind === 'error' || kind === 'warning') window.alert(text);
  }
}
