import { deskTexts } from '@lab/contract/desk/texts';
import Button from '@mui/material/Button';
import styles from './data-table.module.css';
import { pageSize, type Table } from './use-table.ts';

const { table: texts } = deskTexts;

export function TablePages<Row>({ table }: { table: Table<Row> }) {
  const { page, pages, source, matching, change } = table;
  const mayBeMore = source.hasMore && matching.length >= pageSize;
  if (pages === 1 && !mayBeMore) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <Button disabled={page === 1} onClick={() => change({ page: page - 1 })}>
        {texts.previous}
      </Button>
      <span>{source.hasMore ? texts.pageOnly(page) : texts.page(page, pages)}</span>
      <Button disabled={page === pages && !mayBeMore} onClick={() => change({ page: page + 1 })}>
        {texts.next}
      </Button>
    </nav>
  );
}
