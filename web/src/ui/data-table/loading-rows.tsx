import { siteTexts } from '@lab/contract/texts/texts';
import Skeleton from '@mui/material/Skeleton';
import { SlowHint } from '../states.tsx';
import styles from './data-table.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Takes the place of a table or list until its first records have come. */
export function LoadingRows() {
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
