import { paperTexts } from '@lab/contract/features/papers/texts';
import type { CSSProperties } from 'react';
import { byYear } from '../../../lib/by-year.ts';
import type { ListedPaper } from '../queries.ts';
import { PaperCard } from './paper-card.tsx';
import styles from './publications-page.module.css';

export function CardsByYear({ papers }: { papers: ListedPaper[] }) {
  return byYear(papers).map(([year, inYear]) => (
    <section
      key={year}
      className={styles.year}
      style={{ '--papers': inYear.length } as CSSProperties}
      data-below
      aria-label={year || paperTexts.rows.noYear}
    >
      <h2>{year || paperTexts.rows.noYear}</h2>
      <ul className={styles.grid}>
        {inYear.map((paper) => (
          <li key={paper._id}>
            <PaperCard paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
