import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { NewestPaper } from './newest-paper.tsx';
import { PaperFilterForm } from './paper-filter-form.tsx';
import { PapersByYear } from './papers-by-year.tsx';
import { usePapersView } from './papers-view.ts';
import { filterFrom, hasBadYear, papersQuery } from './queries.ts';
import { ViewLinks } from './view-links.tsx';

const { publications } = paperTexts;

export default function PublicationsPage() {
  const [search] = useSearchParams();
  const filter = filterFrom(search);
  const filtered = Object.keys(filter).length > 0;
  const badYear = hasBadYear(filter);
  const list = useInfiniteQuery({ ...papersQuery(filter), enabled: !badYear });
  const papers = list.data?.pages.flatMap((page) => page.items) ?? [];
  const view = usePapersView();
  // The list has no picture of the newest paper, so that it stays short.
  const featured = filtered || view === 'list' ? undefined : papers[0];
  const others = featured ? papers.slice(1) : papers;
  const next = filterFrom(new URLSearchParams(list.data?.pages.at(-1)?.next));

  return (
    <Container>
      {featured ? <NewestPaper paper={featured} /> : <PageHeading title={publications.title} />}
      <PaperFilterForm
        filter={filter}
        view={view}
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
      {papers.length > 0 && <ViewLinks view={view} />}
      <PapersByYear papers={others} view={view} />
      {list.isSuccess && !list.hasNextPage && others.length === 0 && (
        <Empty text={publications.empty}>{filtered && <ShowAll />}</Empty>
      )}
      <ShowMore list={list} next={view === 'list' ? { ...next, view } : next} />
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
