import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Empty, Failed, Loading, SlowHint } from '../states.tsx';
import styles from './data-table.module.css';
import { pageSize, type Table } from './use-table.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Takes the place of a table or list until its first records have come. */
function LoadingRows() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{siteTexts.loading}</span>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={40} />
      ))}
      <SlowHint />
    </div>
  );
}

const { table: texts } = deskTexts;

interface Props<Row> {
  table: Table<Row>;
  empty: string;
  children: ReactNode;
}

/** Shows a table or list with the links to its pages, or its loading, error or empty state. */
export function TableContent<Row>({ table, empty, children }: Props<Row>) {
  const { source, isFiltered, matching, filters, change } = table;
  const before = useRef<HTMLDivElement>(null);
  if (source.status === 'pending') return <LoadingRows />;
  if (source.status === 'error') return <Failed text={source.error?.message} onRetry={source.refetch} />;
  if (matching.length) {
    return (
      <>
        <div ref={before} hidden />
        {children}
        <TablePages table={table} onTurned={() => showTop(before.current?.nextElementSibling)} />
      </>
    );
  }
  if (source.loadingMore) return <Loading text={texts.loadingRest} />;
  if (!isFiltered) return <Empty text={empty} />;
  const clear = () =>
    change({ search: '', filters: Object.fromEntries(filters.map(({ name }) => [name, ''])) });
  return (
    <Empty text={texts.noMatch}>
      <Button variant="outlined" onClick={clear}>
        {texts.clear}
      </Button>
    </Empty>
  );
}

/** A phone shows the end of the page before, which may be many screens below the top. */
function showTop(table: Element | null | undefined): void {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView();
}

interface PagesProps<Row> {
  table: Table<Row>;
  /** When the page that a person chose is shown, which may have to be loaded first. */
  onTurned(): void;
}

function TablePages<Row>({ table, onTurned }: PagesProps<Row>) {
  const { page, pages, source, matching, change } = table;
  const chosen = useRef<number>(null);
  const turn = useEffectEvent(() => {
    if (chosen.current === page) onTurned();
    chosen.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes is looked at once
  useEffect(turn, [page]);
  const mayBeMore = source.hasMore && matching.length >= pageSize;
  if (pages === 1 && !mayBeMore) return null;
  return (
    <Pagination
      className={styles.pages}
      aria-label={texts.pages}
      page={page}
      // The number of pages is known when all records are loaded, which the second page does.
      count={mayBeMore ? pages + 1 : pages}
      getItemAriaLabel={(type, to) =>
        type === 'next' ? texts.next : type === 'previous' ? texts.previous : texts.page(to ?? 1)
      }
      onChange={(_, to) => {
        chosen.current = to;
        change({ page: to });
      }}
    />
  );
}
