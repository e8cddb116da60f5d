import type { CardShape } from '@lab/contract/features/team/roles';
import type { CSSProperties, ReactNode } from 'react';
import styles from './person-grid.module.css';

/** On a wide screen. A row with fewer gaps comes first, so that nobody is alone in the last one. */
const columns: Record<CardShape, readonly number[]> = { wide: [2, 3], grid: [4, 5], side: [3, 4] };

function columnsFor(shape: CardShape, count: number): number {
  const gaps = (each: number) => (each - (count % each)) % each;
  return columns[shape].reduce((best, each) => (gaps(each) < gaps(best) ? each : best));
}

/** Cards of people in rows. */
export function PersonGrid({ shape, children }: { shape: CardShape; children: readonly ReactNode[] }) {
  const style = { '--columns': columnsFor(shape, children.length) } as CSSProperties;
  return (
    <ul className={`${styles.cards} ${styles[shape]}`} style={style}>
      {children}
    </ul>
  );
}
