import { paths } from '@lab/contract/pages/paths';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { yearOf } from '../../lib/dates.ts';
import { shorten } from '../../lib/shorten.ts';
import { PaperCard } from './paper-card.tsx';
import type { PapersView } from './papers-view.ts';
import styles from './publications-page.module.css';
import type { ListedPaper } from './queries.ts';

interface Props {
  papers: ListedPaper[];
  view: PapersView;
}

export function PapersByYear({ papers, view }: Props) {
  const years = new Map<string, ListedPaper[]>();
  for (const paper of papers) {
    const year = yearOf(paper.publicationDate);
    years.set(year, [...(years.get(year) ?? []), paper]);
  }
  const isList = view === 'list';
  return [...years].map(([year, inYear]) => (
    <section
      key={year}
      className={isList ? `${styles.year} ${styles.short}` : styles.year}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
      aria-label={year}
    >
      <h2>{year}</h2>
      <ul className={isList ? styles.list : styles.grid}>
        {inYear.map((paper) => (
          <li key={paper._id}>{isList ? <PaperRow paper={paper} /> : <PaperCard paper={paper} />}</li>
        ))}
      </ul>
    </section>
  ));
}

function PaperRow({ paper: { _id, title, authors, publisher, publicationDate } }: { paper: ListedPaper }) {
  const venue = [publisher, yearOf(publicationDate)].filter(Boolean).join(', ');
  return (
    <>
      <h3 dir="auto">
        <Link to={paths.paper(_id)}>{title}</Link>
      </h3>
      <p>
        <bdi>{shorten(authors.join(', '), 80)}</bdi> · <bdi>{venue}</bdi>
      </p>
    </>
  );
}
