import type { ReactNode } from 'react';
import styles from './container.module.css';

/** The width of a page, with its gutters. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
