import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router-dom';
import { yearOf } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { NewestPaper } from './newest-paper.tsx';
import { PaperCard } from './paper-card.tsx';
import { PaperFilterForm } from './paper-filter-form.tsx';
import styles from './publications-page.module.css';
import { filterFrom, hasBadYear, type ListedPaper, papersQuery } from './queries.ts';

const { publications } = paperTexts;

export default function PublicationsPage() {
  const [search] = useSearchParams();
  const filter = filterFrom(search);
  const filtered = Object.keys(filter).length > 0;
  const badYear = hasBadYear(filter);
  const list = useInfiniteQuery({ ...papersQuery(filter), enabled: !badYear });
  const papers = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [newest, ...others] = papers;

  return (
    <Container>
      {!filtered && newest ? <NewestPaper paper={newest} /> : <PageHeading title={publications.title} />}
      <PaperFilterForm
        filter={filter}
        shown={papers.length}
        more={list.hasNextPage}
        loaded={list.isSuccess}
      />
      {badYear && (
        <Failed text={publications.badYear(filter.year ?? '')}>
          <ShowAll />
        </Failed>
      )}
      {list.isLoading && <Loading />}
      {list.isError && papers.length === 0 && <Failed text={list.error.message} onRetry={list.refetch} />}
      <Years papers={filtered ? papers : others} />
      {list.isSuccess && !list.hasNextPage && (filtered ? papers : others).length === 0 && (
        <Empty text={publications.empty}>{filtered && <ShowAll />}</Empty>
      )}
      <ShowMore list={list} next={filterFrom(new URLSearchParams(list.data?.pages.at(-1)?.next))} />
    </Container>
  );
}

function ShowAll() {
  return (
    <ButtonLink kind="quiet" to={paths.publications}>
      {publications.showAll}
    </ButtonLink>
  );
}

function Years({ papers }: { papers: ListedPaper[] }) {
  const years = new Map<string, ListedPaper[]>();
  for (const paper of papers) {
    const year = yearOf(paper.publicationDate);
    years.set(year, [...(years.get(year) ?? []), paper]);
  }
  return [...years].map(([year, inYear]) => (
    <section
      key={year}
      className={styles.year}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
      aria-label={year}
    >
      <h2>{year}</h2>
      <ul className={styles.grid}>
        {inYear.map((paper) => (
          <li key={paper._id}>
            <PaperCard paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
