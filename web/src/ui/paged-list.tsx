import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './paged-list.module.css';
import { Empty, Failed, Loading } from './states.tsx';

interface Props<Item> {
  list: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A person's own records, newest first; a button loads more. */
export function PagedList<Item extends { _id: string }>({ list, empty, children }: Props<Item>) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const fetchNext = () => void fetchNextPage();
  if (isPending) return <Loading />;
  if (isError && !data) return <Failed onRetry={refetch} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return typeof empty === 'string' ? <Empty text={empty} /> : empty;
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {list.isFetchNextPageError && <Failed onRetry={fetchNext} />}
      {hasNextPage && !list.isFetchNextPageError && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={fetchNext}>
          {siteTexts.showMore}
        </Button>
      )}
    </>
  );
}
