import { type ReactNode, useEffect, useState } from 'react';

/** Shows the dialog of the search, or nothing. */
export let showSearch: (dialog: ReactNode) => void = () => {};

/** Where the dialog is; what opens it comes when the browser is idle (`opening.tsx`). */
export function SearchHost() {
  const [dialog, setDialog] = useState<ReactNode>();
  useEffect(() => {
    showSearch = setDialog;
  }, []);
  return dialog;
}
