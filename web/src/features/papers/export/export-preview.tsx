import {
  type ListedRun,
  listedWorks,
  type Section,
  sectionsOf,
} from '@lab/contract/features/citations/lists/listed-works';
import { listOptionsOf } from '@lab/contract/features/citations/lists/options';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { listBeginningQuery, memberInBoldQuery, type PaperFilter } from '../queries.ts';
import styles from './export-list-page.module.css';

/** The first works, formatted as in the files. */
export function ExportPreview({ filter, search }: { filter: PaperFilter; search: URLSearchParams }) {
  const { data: papers, error, isError, refetch } = useQuery(listBeginningQuery(filter));
  const { data: [own] = [] } = useQuery(memberInBoldQuery(search));
  if (isError) return <Failed text={error.message} onRetry={refetch} />;
  if (!papers) return <Loading />;
  if (papers.length === 0) return <Empty text={paperTexts.publications.empty} />;
  const options = listOptionsOf(Object.fromEntries(search));
  const sections = sectionsOf(listedWorks(papers, options, own), options.layout);
  return (
    <section className={styles.preview}>
      <h2>{listTexts.preview}</h2>
      {sections.map((section) => (
        <Works key={section.heading} section={section} isNumbered={options.layout === 'numbered'} />
      ))}
      <p className={styles.hint}>{listTexts.shortened}</p>
    </section>
  );
}

function Works({ section: { heading, works }, isNumbered }: { section: Section; isNumbered: boolean }) {
  const entries = works.map(({ id, runs }) => (
    <li key={id} dir="auto">
      {[...runs.entries()].map(([at, run]) => (
        <Written key={at} run={run} />
      ))}
    </li>
  ));
  return (
    <>
      {heading && <h3>{heading}</h3>}
      {isNumbered ? <ol>{entries}</ol> : <ul>{entries}</ul>}
    </>
  );
}

function Written({ run: { text, italic, bold, href } }: { run: ListedRun }) {
  let written: ReactNode = text;
  if (italic) written = <i>{written}</i>;
  if (bold) written = <b>{written}</b>;
  return href ? <a href={href}>{written}</a> : written;
}
