import type { ReactNode } from 'react';
import styles from './requests.module.css';

interface Props {
  feedback: ReactNode;
  /** Only where there is room beside the form. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * What stays in view while the author writes. The feedback alone is read before the form; with the preview it
 * comes after it, so that Tab reaches the fields first.
 */
export function BesideForm({ feedback, preview, children }: Props) {
  const aside = (feedback || preview) && (
    <aside>
      {feedback}
      {preview}
    </aside>
  );
  return (
    <div className={styles.beside}>
      {!preview && aside}
      {children}
      {preview && aside}
    </div>
  );
}
