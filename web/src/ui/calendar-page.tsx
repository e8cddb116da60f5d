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
  texts: { title: string; lead: string; upcoming: string; past: string; empty: string; nothingAhead: string };
  card: ComponentType<{ item: Item; first: boolean }>;
  children?: ReactNode;
}

/** What is to come, the next first; then what is past, the latest first. */
export function CalendarPage<Item extends { _id: string }>({ list, texts, card, children }: Props<Item>) {
  const [search] = useSearchParams();
  const from = cursorIn(search);
  const isFirstPage = !from.cursor;
  const upcoming = useQuery({ ...upcomingQuery(list), enabled: isFirstPage });
  const past = useInfiniteQuery(pastQuery(list, from));
  const ahead = (isFirstPage && upcoming.data) || [];
  const behind = past.data?.pages.flatMap(({ items }) => items) ?? [];
  const isPending = past.isPending || (isFirstPage && upcoming.isPending);
  const isEmpty = !isPending && past.isSuccess && ahead.length === 0 && behind.length === 0;
  const retry = () => {
    if (isFirstPage) void upcoming.refetch();
    void past.refetch();
  };
  return (
    <Container>
      <PageHeading title={texts.title} lead={texts.lead} />
      {children}
      {isPending && <Loading />}
      {(upcoming.isError || (past.isError && behind.length === 0)) && <Failed onRetry={retry} />}
      {isEmpty && <Empty text={texts.empty} />}
      {isFirstPage && upcoming.isSuccess && !isEmpty && (
        <section className={styles.section}>
          <SectionHeading title={texts.upcoming} />
          {ahead.length === 0 && <Empty text={texts.nothingAhead} />}
          <Cards items={ahead} card={card} first />
        </section>
      )}
      {behind.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={texts.past} />
          <Cards items={behind} card={card} first={ahead.length === 0} />
          <ShowMore list={past} next={cursorIn(new URLSearchParams(past.data?.pages.at(-1)?.next))} />
        </section>
      )}
    </Container>
  );
}

interface CardsProps<Item> {
  items: readonly Item[];
  card: Props<Item>['card'];
  /** The first of them is the first picture of the page. */
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
