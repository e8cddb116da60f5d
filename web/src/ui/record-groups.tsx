import { type ReactNode, useId } from 'react';
import styles from './record-groups.module.css';

interface Props {
  /** Where links within the page lead. */
  id?: string | undefined;
  title: string;
  /** Laid out when it comes near. */
  below?: boolean | undefined;
  children: ReactNode;
}

/** A part of a list; on wide screens its heading is next to its rows, and sticky. */
export function RecordGroup({ id: given, title, below, children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={styles.group} data-below={below || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

export { styles as recordGroupStyles };
