import { deskTexts } from '@lab/contract/desk/texts';
import Pagination from '@mui/material/Pagination';
import styles from './data-table.module.css';
import { pageSize, type Table } from './use-table.ts';

const { table: texts } = deskTexts;

export function TablePages<Row>({ table }: { table: Table<Row> }) {
  const { page, pages, source, matching, change } = table;
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
      onChange={(_, to) => change({ page: to })}
    />
  );
}
