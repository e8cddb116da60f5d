import type { ReactNode } from 'react';
import styles from './headings.module.css';

/** The only h1 of a page. */
export function PageHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.page}>
      <h1 dir="auto">{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

export function SectionHeading({
  id,
  title,
  subheading,
}: {
  id?: string;
  title: string;
  subheading?: string;
}) {
  return (
    <header className={styles.section}>
      <h2 id={id}>{title}</h2>
      {subheading && <p>{subheading}</p>}
    </header>
  );
}
