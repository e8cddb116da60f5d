import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CalendarEndpoint, pastQuery, upcomingQuery } from '../lib/calendar.ts';
import { cursorIn } from '../lib/query.ts';
import articles from './articles.module.css';
import styles from './calendar-page.module.css';
import { Container } from './container.tsx';
import { PageHeading, SectionHeading } from './headings.tsx';
import { ShowMore } from './show-more.tsx';
import { Empty, Failed, Loading } from './states.tsx';

interface Props<Item> {
  list: CalendarEndpoint<Item>;
  texts: {
    title: string;
    lead: string;
    upcoming: string;
    past: string;
    empty: string;
    nothingUpcoming: string;
  };
  card: ComponentType<{ item: Item; first: boolean }>;
  children?: ReactNode;
}

/** Upcoming records, the next first; then past records, the latest first. */
export function CalendarPage<Item extends { _id: string }>({ list, texts, card, children }: Props<Item>) {
  const [search] = useSearchParams();
  const from = cursorIn(search);
  const isFirstPage = !from.cursor;
  const upcoming = useQuery({ ...upcomingQuery(list), enabled: isFirstPage });
  const past = useInfiniteQuery(pastQuery(list, from));
  const upcomingItems = (isFirstPage && upcoming.data) || [];
  const pastItems = past.data?.pages.flatMap(({ items }) => items) ?? [];
  const isPending = past.isPending || (isFirstPage && upcoming.isPending);
  const isEmpty = !isPending && past.isSuccess && upcomingItems.length === 0 && pastItems.length === 0;
  const retry = () => {
    if (isFirstPage) void upcoming.refetch();
    void past.refetch();
  };
  return (
    <Container>
      <PageHeading title={texts.title} lead={texts.lead} />
      {children}
      {isPending && <Loading />}
      {(upcoming.isError || (past.isError && pastItems.length === 0)) && <Failed onRetry={retry} />}
      {isEmpty && <Empty text={texts.empty} />}
      {isFirstPage && upcoming.isSuccess && !isEmpty && (
        <section className={styles.section}>
          <SectionHeading title={texts.upcoming} />
          {upcomingItems.length === 0 && <Empty text={texts.nothingUpcoming} />}
          <Cards items={upcomingItems} card={card} first />
        </section>
      )}
      {pastItems.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={texts.past} />
          <Cards items={pastItems} card={card} first={upcomingItems.length === 0} />
          <ShowMore list={past} next={cursorIn(new URLSearchParams(past.data?.pages.at(-1)?.next))} />
        </section>
      )}
    </Container>
  );
}

interface CardsProps<Item> {
  items: readonly Item[];
  card: Props<Item>['card'];
  /** The first card contains the first picture of the page. */
  first: boolean;
}

function Cards<Item extends { _id: string }>({ items, card: Card, first }: CardsProps<Item>) {
  return (
    <ul className={articles.list}>
      {items.map((item, index) => (
        <li key={item._id}>
          <Card item={item} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
