import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useRef } from 'react';
import { Empty, Failed, Loading, SlowHint } from '../states.tsx';
import styles from './data-table.module.css';
import { TablePages } from './table-pages.tsx';
import type { Table } from './use-table.ts';

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
