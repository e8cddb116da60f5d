import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/headings.tsx';
import styles from './years.module.css';

/** A part of the page of a year. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}
