import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paperRowsQuery } from '../../../lib/paper-rows.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/headings.tsx';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { ListFiles } from '../export/list-files.tsx';
import { filterFrom, hasBadYear, paperCardsQuery } from '../queries.ts';
import { PaperFilterChips } from '../search/paper-filter-chips.tsx';
import { PaperFilterForm } from '../search/paper-filter-form.tsx';
import { CardsByYear } from './cards-by-year.tsx';
import { NewestPaper } from './newest-paper.tsx';
import { viewIn } from './papers-view.ts';
import styles from './publications-page.module.css';
import { ViewLinks } from './view-links.tsx';
import { YearsLine } from './years-line.tsx';

const { publications } = paperTexts;

export default function PublicationsPage() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  const filter = filterFrom(search);
  const filtered = Object.keys(filter).length > 0;
  const badYear = hasBadYear(filter);
  const cards = useInfiniteQuery({ ...paperCardsQuery(filter), enabled: view === 'cards' && !badYear });
  const rows = useInfiniteQuery({ ...paperRowsQuery(filter), enabled: view === 'list' && !badYear });
  const list = view === 'list' ? rows : cards;
  const listed = rows.data?.pages.flatMap((page) => page.items) ?? [];
  const papers = cards.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = view === 'list' ? listed.length : papers.length;
  const hasNone = list.isSuccess && shown === 0 && !filtered;
  // The list has no picture of the newest paper, so that it stays short.
  const featured = filtered || view === 'list' ? undefined : papers[0];
  const others = featured ? papers.slice(1) : papers;
  const next = filterFrom(new URLSearchParams(list.data?.pages.at(-1)?.next));

  return (
    <Container>
      {featured ? <NewestPaper paper={featured} /> : <PageHeading title={publications.title} />}
      {!hasNone && (
        <PaperFilterForm
          filter={filter}
          view={view}
          shown={shown}
          more={list.hasNextPage}
          loaded={list.isSuccess}
        />
      )}
      {badYear && (
        <Failed text={publications.badYear(filter.year ?? '')}>
          <ShowAll />
        </Failed>
      )}
      {list.isLoading && <Loading />}
      {list.isError && shown === 0 && <Failed text={list.error.message} onRetry={list.refetch} />}
      <PaperFilterChips filter={filter} view={view} />
      {shown > 0 && (
        <div className={styles.above}>
          <ListFiles filter={filter} />
          <ViewLinks filter={filter} view={view} />
        </div>
      )}
      {view === 'list' ? <PaperRows papers={listed} /> : <CardsByYear papers={others} />}
      {list.isSuccess && !list.hasNextPage && shown === (featured ? 1 : 0) && (
        <Empty text={publications.empty}>{filtered && <ShowAll />}</Empty>
      )}
      <ShowMore list={list} next={view === 'list' ? { ...next, view } : next} />
      <YearsLine />
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
