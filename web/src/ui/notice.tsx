import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message inside the page, which screen readers announce when it appears. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'error'; children: ReactNode }) {
  if (!children) return null;
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={kind === 'error' ? `${styles.notice} ${styles.error}` : styles.notice}
    >
      {children}
    </div>
  );
}
