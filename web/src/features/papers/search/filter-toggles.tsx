import { type PaperFilterName, paperFilterNames } from '@lab/contract/features/papers/filter';
import { paperFlags } from '@lab/contract/features/papers/flags';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type PaperFilter, type PapersView, papersByYearQuery, searchWith } from '../queries.ts';
import styles from './filter-toggles.module.css';
import { togglesOf } from './toggles.ts';

export const toggledFilters: readonly PaperFilterName[] = [...paperFlags, 'type'];

/** Those that are set and have no toggle. */
export const otherFilters = paperFilterNames.filter((name) => !toggledFilters.includes(name));

const labels = () => ({
  ...paperTexts.types,
  code: paperTexts.rows.code,
  pdf: paperTexts.rows.pdf,
  selected: paperTexts.publications.selected,
});

interface Props {
  filter: PaperFilter;
  view: PapersView | undefined;
}

/** Links, so that they work without JavaScript and have addresses. */
export function FilterToggles({ filter, view }: Props) {
  const { data: byYear = [] } = useQuery(papersByYearQuery);
  const toggles = togglesOf(filter, byYear);
  if (toggles.length === 0) return null;
  return (
    <ul className={styles.toggles} aria-label={paperSearchTexts.only}>
      {toggles.map(({ word, isOn, count, leadsTo }) => (
        <li key={word}>
          <Link
            to={{ search: searchWith(leadsTo, view) }}
            aria-current={isOn || undefined}
            preventScrollReset
          >
            {labels()[word]} {count !== undefined && <span>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
