import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** A list with the open record beside it; a narrow page shows only one of them. */
export function ListAndRecord({ list, record }: { list: ReactNode; record: ReactNode }) {
  return (
    <div className={styles.beside} data-open={record ? true : undefined}>
      <div className={styles.panel} data-beside={record ? true : undefined}>
        {list}
      </div>
      {record && <div className={styles.opened}>{record}</div>}
    </div>
  );
}
