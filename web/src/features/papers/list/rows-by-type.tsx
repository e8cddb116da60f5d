import type { PaperRow } from '@lab/contract/features/papers/row';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { grouped } from '../../../lib/by-year.ts';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import styles from './rows-by-type.module.css';

/** Types of work, and under each its years. */
export const RowsByType = ({ papers }: { papers: PaperRow[] }) =>
  grouped(papers, ({ type }) => type).map(([type, ofType]) => (
    <section key={type} className={styles.type}>
      <h2>{paperTexts.types[type]}</h2>
      <PaperRows papers={ofType} inSection />
    </section>
  ));
