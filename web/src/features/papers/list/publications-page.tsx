import { inPlainText } from '@lab/contract/core/math/rendered';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { yearsLeft } from '@lab/contract/features/papers/counts';
import { noYear } from '@lab/contract/features/papers/no-year';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { byYear, nameOfYear, yearIn } from '../../../lib/by-year.ts';
import { labInfoQuery, useLabName } from '../../../lib/lab-info.ts';
import { useSettings } from '../../../lib/settings.ts';
import { useNoteList } from '../../../lib/use-list-behind.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/headings.tsx';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ShowingInstead } from '../../../ui/showing-instead.tsx';
import { SocialLinks } from '../../../ui/social-links.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { ListFiles } from '../export/list-files.tsx';
import {
  chosenViewIn,
  filterFrom,
  hasBadYear,
  type ListedPaper,
  type PaperFilter,
  type PapersView,
  paperCardsQuery,
  paperListQuery,
  papersByYearQuery,
  papersViews,
  searchWith,
  usualView,
} from '../queries.ts';
import { otherFilters } from '../search/filter-toggles.tsx';
import { PaperFilterChips } from '../search/paper-filter-chips.tsx';
import { PaperFilterForm } from '../search/paper-filter-form.tsx';
import { PaperCard } from './paper-card.tsx';
import styles from './publications-page.module.css';
import { RowsByType } from './rows-by-type.tsx';

const { publications } = paperTexts;

export default function PublicationsPage() {
  const [search] = useSearchParams();
  const usual = usualView(useSettings());
  const chosen = chosenViewIn(search);
  const view = chosen ?? usual;
  const filter = filterFrom(search);
  const filtered = Object.keys(filter).length > 0;
  const badYear = hasBadYear(filter);
  const cards = useInfiniteQuery({ ...paperCardsQuery(filter), enabled: view === 'cards' && !badYear });
  const rows = useInfiniteQuery({ ...paperListQuery(filter, view), enabled: view !== 'cards' && !badYear });
  const list = view === 'cards' ? cards : rows;
  const listed = rows.data?.pages.flatMap((page) => page.items) ?? [];
  const papers = cards.data?.pages.flatMap((page) => page.items) ?? [];
  const all = view === 'cards' ? papers : listed;
  const shown = all.length;
  const hasNone = list.isSuccess && shown === 0 && !filtered;
  // A list that somebody has chosen has no picture of the newest paper, so that it stays short.
  const newest = view === 'cards' ? papers[0] : listed[0]?.card;
  const featured = filtered || (view === 'list' && view !== usual) ? undefined : newest;
  useNoteList(
    all.map(({ _id, title, drawn }) => ({ to: paths.paper(_id), title: inPlainText(title, drawn) })),
    filtered && !list.hasNextPage ? shown : undefined,
  );
  const instead = list.data?.pages[0]?.instead ?? '';
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
          view={chosen}
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
      <ShowingInstead instead={instead} to={searchWith({ ...filter, q: instead }, chosen)} />
      {list.isLoading && <Loading />}
      {list.isError && shown === 0 && <Failed text={list.error.message} onRetry={list.refetch} />}
      <PaperFilterChips filter={filter} view={chosen} names={otherFilters} />
      {shown > 0 && (
        <div className={styles.above}>
          <ListFiles filter={filter} />
          <ViewLinks filter={filter} chosen={chosen} usual={usual} />
        </div>
      )}
      {shown > 0 && view !== 'types' && (
        <YearJump
          papers={all.slice(featured ? 1 : 0)}
          filter={filter}
          view={chosen}
          whole={!list.hasNextPage}
        />
      )}
      {view === 'types' ? (
        <RowsByType papers={listed} />
      ) : view === 'list' ? (
        <PaperRows papers={listed.slice(featured ? 1 : 0)} />
      ) : (
        <CardsByYear papers={papers.slice(featured ? 1 : 0)} />
      )}
      {list.isSuccess && !list.hasNextPage && shown === (featured ? 1 : 0) && (
        <Empty text={publications.empty}>
          {filtered && <ShowAll />}
          {hasNone && <p>{publications.noneYet}</p>}
        </Empty>
      )}
      <ShowMore list={list} next={chosen ? { ...next, view: chosen } : next} />
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
        {labInfoTexts.followUs && <h2>{labInfoTexts.followUs}</h2>}
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

interface YearJumpProps {
  papers: Dated[];
  filter: PaperFilter;
  view: PapersView | undefined;
  /** Nothing follows, so other years have none of these papers. */
  whole: boolean;
}

/** To a year that is on the page, or to the list of that year. */
function YearJump({ papers, filter, view, whole }: YearJumpProps) {
  const { data: byYear = [] } = useQuery(papersByYearQuery);
  const { cursor, year: chosen, ...rest } = filter;
  const shown = new Set(papers.map(yearIn));
  const isFiltered = Object.keys(rest).length > 0;
  const hasAll = isFiltered && !chosen && whole && !cursor;
  const years = yearsLeft(byYear, rest).filter(({ year }) => !hasAll || shown.has(year));
  if (years.length < 2) return null;
  return (
    <nav className={styles.jump} aria-label={publications.jump}>
      {years.map(({ year, count }) => {
        const name = nameOfYear(year);
        const content = count === undefined ? name : [`${name} `, <span key={year}>{count}</span>];
        return shown.has(year) ? (
          <a
            key={year}
            href={`#year-${year}`}
            {...(year === chosen && { 'aria-current': 'true', ref: scrollRowTo })}
          >
            {content}
          </a>
        ) : (
          <Link key={year} to={{ search: searchWith({ ...rest, year }, view) }}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
}

/** Sideways only; most browsers do not know `scroll-initial-target`. */
const scrollRowTo = (link: HTMLElement | null) => {
  if (link?.parentElement) link.parentElement.scrollLeft = link.offsetLeft - 48;
};

type Dated = Pick<ListedPaper, 'publicationDate'>;

export function CardsByYear({ papers }: { papers: ListedPaper[] }) {
  return byYear(papers).map(([year, inYear]) => (
    <section
      key={year}
      id={`year-${year}`}
      className={inYear.some(({ image }) => image) ? styles.year : `${styles.year} ${styles.texts}`}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
    >
      <h2>{nameOfYear(year)}</h2>
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

interface ViewLinksProps {
  filter: PaperFilter;
  chosen: PapersView | undefined;
  usual: PapersView;
}

/** Links, so that they work without JavaScript too. */
function ViewLinks({ filter, chosen, usual }: ViewLinksProps) {
  // From its beginning, because each view has its own order.
  const { cursor: _ofThisView, ...rest } = filter;
  return (
    <nav className={styles.views} aria-label={publications.view}>
      {papersViews.map((name) => (
        <Link
          key={name}
          to={{ search: searchWith(rest, name === usual ? undefined : name) }}
          aria-current={name === (chosen ?? usual)}
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
  const { data: byYear = [] } = useQuery(papersByYearQuery);
  const years = byYear.filter(({ year }) => year !== noYear);
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={publications.inReview}>
      <span>{publications.inReview}</span>
      {years.map(({ year }) => (
        // Loaded anew, because the lab may have sent this address elsewhere, which only the server knows.
        <Link key={year} to={paths.year(year)} reloadDocument data-reload>
          {year}
        </Link>
      ))}
    </nav>
  );
}
