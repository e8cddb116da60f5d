import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Link } from 'react-router-dom';
import styles from './search-link.module.css';

/** Opens the dialog of the search (`search/opening.tsx`), and without script its page. */
export function SearchLink({ place }: { place: 'bar' | 'menu' }) {
  const { search } = siteTexts.frame;
  return (
    <Link to={paths.search} className={styles[place]} aria-label={search} aria-keyshortcuts="/ Control+K">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="m15.5 15.5 5 5M4 10.5a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0" />
      </svg>
      <span>{search}</span>
    </Link>
  );
}
