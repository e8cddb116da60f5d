import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { AuthorList } from '../list/author-list.tsx';
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
            <Link to={authorPath(author, paper.memberIds?.[index])}>{author}</Link>
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
