import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** A message inside the page, which screen readers announce when it appears. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'error'; children: ReactNode }) {
  if (!children) return null;
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </Alert>
  );
}
