import { type ShownLink, shownLinkLabel } from '@lab/contract/features/papers/shown-links';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { ReactNode } from 'react';
import styles from './work-links.module.css';

interface Props {
  files: readonly ShownLink[];
  /** What screen readers hear with each link, because all works have such links. */
  title: string;
  /** Further entries of the list. */
  children?: ReactNode;
}

/** The files and links of a work, quiet and in one row. */
export function WorkLinks({ files, title, children }: Props) {
  if (!files.length && !children) return null;
  return (
    <ul className={styles.links}>
      {files.map(([name, href]) => {
        const label = shownLinkLabel(name);
        return (
          <li key={name}>
            <a href={href} aria-label={paperTexts.rows.fileOf(label, title)}>
              {label}
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
