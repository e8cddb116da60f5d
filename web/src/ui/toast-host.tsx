import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToasts, waitingToasts } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted((before) => before || waitingToasts().length > 0);
    look();
    return subscribeToToasts(look);
  }, []);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
