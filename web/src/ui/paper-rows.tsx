import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import type { PaperRow } from '@lab/contract/features/papers/row';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { type CSSProperties, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { byYear, nameOfYear } from '../lib/by-year.ts';
import { yearOf } from '../lib/dates.ts';
import styles from './paper-rows.module.css';
import { TextWithMath } from './text-with-math.tsx';
import { WorkLinks } from './work-links.tsx';

const { rows: texts } = paperTexts;

/**
 * The compact list of papers: years, and under each its papers. Where a section has a heading, years are one
 * level deeper.
 */
export function PaperRows({ papers, inSection = false }: { papers: PaperRow[]; inSection?: boolean }) {
  const Heading = inSection ? 'h3' : 'h2';
  return byYear(papers).map(([year, inYear]) => (
    <section
      key={year}
      id={inSection ? undefined : `year-${year}`}
      className={inSection ? styles.year : `${styles.year} ${styles.wide}`}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
    >
      <Heading className={inSection ? `${styles.heading} ${styles.deeper}` : styles.heading}>
        {nameOfYear(year)}
      </Heading>
      <PaperList papers={inYear} heading={inSection ? 'h4' : 'h3'} />
    </section>
  ));
}

/** Without years, for a few chosen papers. */
export function PaperList({ papers, heading }: { papers: PaperRow[]; heading: 'h3' | 'h4' }) {
  return (
    <ul>
      {papers.map((paper) => (
        <li key={paper._id} className={styles.row}>
          <Row paper={paper} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Row({ paper, heading: Heading }: { paper: PaperRow; heading: 'h3' | 'h4' }) {
  const { _id, type, title, drawn, venue, publicationDate, notice } = paper;
  return (
    <>
      <Heading className={styles.title} dir="auto">
        <Link to={paths.paper(_id)} state={{ _id, title, drawn }}>
          <TextWithMath text={title} drawn={drawn} />
        </Link>
      </Heading>
      <Authors paper={paper} />
      <p className={styles.place}>
        {notice && (
          <>
            <strong>{paperTexts.notices.labels[notice]}</strong>
            {' · '}
          </>
        )}
        <span className={styles.type}>{paperTexts.types[type]}</span>
        {' · '}
        <bdi>{[venue, yearOf(publicationDate)].filter(Boolean).join(', ')}</bdi>
      </p>
      <Files paper={paper} />
    </>
  );
}

/** Names of team members are emphasised and link to their pages. */
function Authors({ paper: { authors, others } }: { paper: PaperRow }) {
  return (
    <p className={styles.authors}>
      {authors.map(([name, memberId], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
        <Fragment key={at}>
          {at > 0 && ', '}
          <bdi translate="no">{memberId ? <Link to={paths.member(memberId)}>{name}</Link> : name}</bdi>
        </Fragment>
      ))}
      {others && ` ${texts.others(others)}`}
    </p>
  );
}

function Files({ paper: { _id, title, drawn, files } }: { paper: PaperRow }) {
  const readTitle = inPlainText(title, drawn);
  return (
    <WorkLinks files={files} title={readTitle}>
      <li>
        <Link
          to={`${paths.paper(_id)}#cite`}
          state={{ _id, title, drawn }}
          aria-label={texts.fileOf(texts.cite, readTitle)}
        >
          {texts.cite}
        </Link>
      </li>
    </WorkLinks>
  );
}
