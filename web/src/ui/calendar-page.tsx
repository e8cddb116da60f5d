import { inPlainText, type RenderedFormula } from '@lab/contract/core/math/rendered';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CalendarEndpoint, pastQuery, upcomingQuery } from '../lib/calendar.ts';
import { cursorIn } from '../lib/query.ts';
import { useNoteList } from '../lib/use-list-behind.ts';
import { Container } from './container.tsx';
import { PageHeading } from './headings.tsx';
import { RecordGroup, recordGroupStyles } from './record-groups.tsx';
import { haveMostlyPictures } from './record-row.tsx';
import { ShowMore } from './show-more.tsx';
import { Empty, Failed, Loading } from './states.tsx';

interface CalendarItem {
  _id: string;
  title: string;
  image: string;
  drawn?: RenderedFormula[];
}

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
  addressOf: (id: string) => string;
  card: ComponentType<{ item: Item; first: boolean; pictures: boolean }>;
  children?: ReactNode;
}

/** Upcoming records, the next first; then past records, the latest first. */
export function CalendarPage<Item extends CalendarItem>({
  list,
  texts,
  addressOf,
  card,
  children,
}: Props<Item>) {
  const [search] = useSearchParams();
  const from = cursorIn(search);
  const isFirstPage = !from.cursor;
  const upcoming = useQuery({ ...upcomingQuery(list), enabled: isFirstPage });
  const past = useInfiniteQuery(pastQuery(list, from));
  const upcomingItems = (isFirstPage && upcoming.data) || [];
  const pastItems = past.data?.pages.flatMap(({ items }) => items) ?? [];
  const all = [...upcomingItems, ...pastItems];
  const pictures = haveMostlyPictures(all.map(({ image }) => image));
  useNoteList(all.map(({ _id, title, drawn }) => ({ to: addressOf(_id), title: inPlainText(title, drawn) })));
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
        <RecordGroup title={texts.upcoming}>
          {upcomingItems.length === 0 && <Empty text={texts.nothingUpcoming} />}
          <Cards items={upcomingItems} card={card} pictures={pictures} first />
        </RecordGroup>
      )}
      {pastItems.length > 0 && (
        <RecordGroup title={texts.past}>
          <Cards items={pastItems} card={card} pictures={pictures} first={upcomingItems.length === 0} />
          <ShowMore list={past} next={cursorIn(new URLSearchParams(past.data?.pages.at(-1)?.next))} />
        </RecordGroup>
      )}
    </Container>
  );
}

interface CardsProps<Item> {
  items: readonly Item[];
  card: Props<Item>['card'];
  /** The first card contains the first picture of the page. */
  first: boolean;
  pictures: boolean;
}

function Cards<Item extends { _id: string }>({ items, card: Card, first, pictures }: CardsProps<Item>) {
  return (
    <ul className={recordGroupStyles.rows}>
      {items.map((item, index) => (
        <li key={item._id}>
          <Card item={item} first={first && index === 0} pictures={pictures} />
        </li>
      ))}
    </ul>
  );
}
