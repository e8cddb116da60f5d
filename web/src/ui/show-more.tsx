import { siteTexts } from '@lab/contract/texts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ButtonLink } from './button.tsx';
import styles from './show-more.module.css';
import { Failed } from './states.tsx';
import { useNearViewport } from './use-near-viewport.ts';

interface Props {
  list: Pick<
    UseInfiniteQueryResult<{ pages: unknown[] }>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** The query of the next page: without JavaScript it is a page of its own. */
  next: Record<string, string>;
}

/** Whether somebody goes from link to link: what then came by itself would push the link with the focus out of sight. */
const byKeyboard = () => document.activeElement?.matches('a:focus-visible, button:focus-visible') ?? false;

/** After so many pages somebody has to ask: the foot of the page could never be reached otherwise. */
const atATime = 4;

/** The end of a list that has more: it comes by itself while scrolling, and on request. */
export function ShowMore({ list, next }: Props) {
  const fetchNext = () => void list.fetchNextPage();
  const bySelf = (list.data?.pages.length ?? 0) % atATime !== 0;
  const element = useNearViewport(
    () => byKeyboard() || fetchNext(),
    bySelf && list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError,
  );
  if (list.isFetchNextPageError) return <Failed onRetry={fetchNext} />;
  if (!list.hasNextPage) return null;
  return (
    <div ref={element} className={styles.more}>
      <ButtonLink
        kind="quiet"
        rel="next"
        to={{ search: `?${new URLSearchParams(next)}` }}
        aria-busy={list.isFetchingNextPage}
        onClick={(event) => {
          event.preventDefault();
          if (!list.isFetchingNextPage) fetchNext();
        }}
      >
        {siteTexts.showMore}
      </ButtonLink>
    </div>
  );
}
