import { deskTexts } from '@lab/contract/features/desk/texts';
import Pagination from '@mui/material/Pagination';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './data-table.module.css';
import { pageSize, type Table } from './use-table.ts';

const { table: texts } = deskTexts;

interface Props<Row> {
  table: Table<Row>;
  /** When the page that a person chose is shown, which may have to be loaded first. */
  onTurned(): void;
}

export function TablePages<Row>({ table, onTurned }: Props<Row>) {
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
