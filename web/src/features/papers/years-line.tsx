import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './publications-page.module.css';
import { paperYearsQuery } from './queries.ts';

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
