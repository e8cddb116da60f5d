import { siteTexts } from '@lab/contract/texts/texts';
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
  /** The query of the next page, so that the link also works without JavaScript. */
  next: Record<string, string>;
  /** The page that has the next page, if it is another one. */
  at?: string;
}

/**
 * New items would push the focused link out of view, so nothing is added automatically during keyboard
 * navigation.
 */
const isKeyboardUser = () =>
  document.activeElement?.matches('a:focus-visible, button:focus-visible') ?? false;

/** After this many pages a click is needed, because otherwise nobody could reach the footer. */
const pagesUntilClick = 4;

/** Loads the next page when the end of the list comes near the viewport, or on a click. */
export function ShowMore({ list, next, at }: Props) {
  const fetchNext = () => void list.fetchNextPage();
  const autoLoad = (list.data?.pages.length ?? 0) % pagesUntilClick !== 0;
  const element = useNearViewport(
    () => isKeyboardUser() || fetchNext(),
    autoLoad && list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError,
  );
  if (list.isFetchNextPageError) return <Failed onRetry={fetchNext} />;
  if (!list.hasNextPage) return null;
  return (
    <div ref={element} className={styles.more}>
      <ButtonLink
        kind="quiet"
        rel="next"
        to={{ pathname: at, search: `?${new URLSearchParams(next)}` }}
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
