import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paperYearsQuery } from '../queries.ts';
import styles from './publications-page.module.css';

/** Links to the pages of the years. */
export function YearsLine() {
  const { data: years = [] } = useQuery(paperYearsQuery);
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={paperTexts.publications.inReview}>
      <span>{paperTexts.publications.inReview}</span>
      {years.map((year) => (
        // Loaded anew, because the lab may have sent this address elsewhere, which only the server knows.
        <Link key={year} to={paths.year(year)} reloadDocument data-reload>
          {year}
        </Link>
      ))}
    </nav>
  );
}
