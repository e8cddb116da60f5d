import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Limits the width of the content and adds the margins of the page. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
