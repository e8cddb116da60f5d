import type { ReactNode } from 'react';
import styles from './desk.module.css';

export function DeskPage({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
