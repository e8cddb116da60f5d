import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { PageHeading } from './headings.tsx';
import styles from './own-records.module.css';
import { Empty, Failed, Loading } from './states.tsx';

interface Props<Item> {
  title: string;
  list: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>;
  empty: string;
  /** Where the first one is made. */
  make: false | { to: string; label: string };
  children: (item: Item) => ReactNode;
}

/** A page of a person's own records, newest first; a button loads more. */
export function OwnRecords<Item extends { _id: string }>({ title, list, ...rest }: Props<Item>) {
  const { data, isError, refetch } = list;
  return (
    <>
      <PageHeading title={title} />
      {data && <Records list={list} items={data.pages.flatMap((page) => page.items)} {...rest} />}
      {!data && (isError ? <Failed onRetry={refetch} /> : <Loading />)}
    </>
  );
}

type RecordsProps<Item> = Omit<Props<Item>, 'title'> & { items: Item[] };

function Records<Item extends { _id: string }>({ list, items, empty, make, children }: RecordsProps<Item>) {
  const { isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const fetchNext = () => void fetchNextPage();
  if (items.length === 0) {
    return (
      <Empty text={empty}>
        {make && (
          <ButtonLink kind="quiet" to={make.to}>
            {make.label}
          </ButtonLink>
        )}
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {isFetchNextPageError && <Failed onRetry={fetchNext} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={fetchNext}>
          {siteTexts.showMore}
        </Button>
      )}
    </>
  );
}
