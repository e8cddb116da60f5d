import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { byYear } from '../../../lib/by-year.ts';
import { labInfoQuery, useLabName } from '../../../lib/lab-info.ts';
import { paperRowsQuery } from '../../../lib/paper-rows.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/headings.tsx';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { SocialLinks } from '../../../ui/social-links.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { ListFiles } from '../export/list-files.tsx';
import {
  filterFrom,
  hasBadYear,
  type ListedPaper,
  type PaperFilter,
  type PapersView,
  paperCardsQuery,
  paperYearsQuery,
  searchWith,
  viewIn,
} from '../queries.ts';
import { PaperFilterChips } from '../search/paper-filter-chips.tsx';
import { PaperFilterForm } from '../search/paper-filter-form.tsx';
import { PaperCard } from './paper-card.tsx';
import styles from './publications-page.module.css';

const { publications } = paperTexts;
const views: PapersView[] = ['cards', 'list'];

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
      {featured ? (
        <section className={styles.hero}>
          <WhatsNew />
          <PaperCard paper={featured} isNewest />
        </section>
      ) : (
        <PageHeading title={publications.title} />
      )}
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

function WhatsNew() {
  const { data: lab } = useQuery(labInfoQuery);
  const { facebook, linkedIn, X } = lab?.socialMedia ?? {};
  const { social } = labInfoTexts;
  return (
    <header>
      <h1>{labInfoTexts.whatsNew(useLabName())}</h1>
      <div className={styles.follow}>
        <h2>{labInfoTexts.followUs}</h2>
        <SocialLinks links={{ [social.facebook]: facebook, [social.linkedIn]: linkedIn, [social.X]: X }} />
      </div>
    </header>
  );
}

function ShowAll() {
  return (
    <ButtonLink kind="quiet" to={paths.publications}>
      {publications.showAll}
    </ButtonLink>
  );
}

export function CardsByYear({ papers }: { papers: ListedPaper[] }) {
  return byYear(papers).map(([year, inYear]) => (
    <section
      key={year}
      className={styles.year}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
      aria-label={year || paperTexts.rows.noYear}
    >
      <h2>{year || paperTexts.rows.noYear}</h2>
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

/** Links, so that they work without JavaScript too. */
function ViewLinks({ filter, view }: { filter: PaperFilter; view: PapersView }) {
  // From its beginning, because each view has its own order.
  const { cursor: _ofThisView, ...rest } = filter;
  return (
    <nav className={styles.views} aria-label={publications.view}>
      {views.map((name) => (
        <Link
          key={name}
          to={{ search: searchWith(rest, name) }}
          aria-current={name === view}
          preventScrollReset
        >
          {publications.views[name]}
        </Link>
      ))}
    </nav>
  );
}

/** Links to the pages of the years. */
export function YearsLine() {
  const { data: years = [] } = useQuery(paperYearsQuery);
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={publications.inReview}>
      <span>{publications.inReview}</span>
      {years.map((year) => (
        // Loaded anew, because the lab may have sent this address elsewhere, which only the server knows.
        <Link key={year} to={paths.year(year)} reloadDocument data-reload>
          {year}
        </Link>
      ))}
    </nav>
  );
}
