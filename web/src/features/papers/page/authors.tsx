import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/picture.tsx';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

const symbols = { corresponding: '*', equalContribution: '†' } as const;

type Mark = keyof typeof symbols;

const isMark = (name: string): name is Mark => name in symbols;
const markNames = Object.keys(symbols).filter(isMark);

/** The authors, with the marks of a paper's first page and what these mean. */
export function Authors({ paper }: { paper: Paper }) {
  const used = markNames.filter((mark) => paper[mark]?.length);
  return (
    <>
      <AuthorList authors={paper.authors}>
        {(author, index) => (
          <>
            <Link to={authorPath(author, paper.memberIds?.[index])} translate="no">
              {paper.faces?.[index] && (
                <Picture src={paper.faces[index]} alt="" width={32} height={32} sizes="32px" />
              )}
              {paper.names?.[index] ?? author}
            </Link>
            {used
              .filter((mark) => paper[mark]?.includes(author))
              .map((mark) => (
                <sup key={mark}>
                  <span aria-hidden="true">{symbols[mark]}</span>
                  <span className="visually-hidden">{texts.markOf(texts.marks[mark])}</span>
                </sup>
              ))}
          </>
        )}
      </AuthorList>
      {used.length > 0 && (
        // Hidden from screen readers, which have read the mark beside each name.
        <p className={styles.meta} aria-hidden="true">
          {used.map((mark) => `${symbols[mark]} ${texts.marks[mark]}`).join(' · ')}
        </p>
      )}
    </>
  );
}

/** Team members have a page; for other authors it is the list of their papers. */
function authorPath(author: string, memberId: string | undefined): string {
  return memberId ? paths.member(memberId) : `${paths.publications}?${new URLSearchParams({ author })}`;
}

/** A longer list would push the abstract out of the first screen of a phone. */
const most = 10;
const shownOfMore = 6;

interface ListProps {
  authors: readonly string[];
  children?: (author: string, index: number) => ReactNode;
}

/** The authors; of many, the others open without script, and are always in the page for search and print. */
export function AuthorList({ authors, children = (author) => author }: ListProps) {
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
