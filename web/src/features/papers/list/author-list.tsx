import { paperTexts } from '@lab/contract/features/papers/texts';
import type { ReactNode } from 'react';
import styles from '../page/paper-page.module.css';

/** A longer list would push the abstract out of the first screen of a phone. */
const most = 10;
const shownOfMore = 6;

interface Props {
  authors: readonly string[];
  children?: (author: string, index: number) => ReactNode;
}

/** The authors; of many, the others open without script, and are always in the page for search and print. */
export function AuthorList({ authors, children = (author) => author }: Props) {
  const shown = authors.length > most ? shownOfMore : authors.length;
  const items = authors.map((author, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
    <li key={`${index} ${author}`}>{children(author, index)}</li>
  ));
  const isLong = shown < authors.length;
  return (
    <ul
      className={isLong ? `${styles.authors} ${styles.many}` : styles.authors}
      aria-label={paperTexts.fields.authors}
    >
      {items.slice(0, shown)}
      {isLong && (
        <li className={styles.others}>
          <details data-printed>
            <summary>{paperTexts.rows.others(authors.length - shown)}</summary>
            <ul className={`${styles.authors} ${styles.many}`}>{items.slice(shown)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}
