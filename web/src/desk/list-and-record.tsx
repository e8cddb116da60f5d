import type { ReactNode } from 'react';
import styles from './desk.module.css';

interface Props {
  list: ReactNode;
  record: ReactNode;
  /** The open record takes the place of the list on wide pages too. */
  isWide?: boolean;
}

/** A list with the open record beside it; a narrow page shows only one of them. */
export function ListAndRecord({ list, record, isWide = false }: Props) {
  return (
    <div className={styles.beside} data-open={record ? true : undefined} data-wide={isWide || undefined}>
      <div className={styles.panel} data-beside={record ? true : undefined}>
        {list}
      </div>
      {record && <div className={styles.opened}>{record}</div>}
    </div>
  );
}
