import { type PaperFilterName, paperFilterNames } from '@lab/contract/features/papers/filter';
import { paperFlags } from '@lab/contract/features/papers/flags';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { areaNamesQuery, currentAreaName } from '../../../lib/areas.ts';
import { nameOfYear } from '../../../lib/by-year.ts';
import { memberNamesQuery } from '../../../lib/member-names.ts';
import { hasBadYear, type PaperFilter, type PapersView, searchWith } from '../queries.ts';
import styles from './paper-filter-chips.module.css';

const { fields, publications, rows, types } = paperTexts;
const search = paperSearchTexts;

const labels = (): Record<PaperFilterName, string> => ({
  area: fields.category,
  year: publications.year,
  type: search.type,
  author: fields.author,
  person: fields.person,
  keyword: fields.keyword,
  code: rows.code,
  pdf: rows.pdf,
  selected: publications.selected,
  q: search.words,
});

const isFlag = (name: PaperFilterName) => paperFlags.some((flag) => flag === name);

interface Props {
  filter: PaperFilter;
  view?: PapersView | undefined;
  /** Which of the filters; without it all. */
  names?: readonly PaperFilterName[];
  /** Other parameters, which stay in the address. */
  also?: Record<string, string>;
}

/** The active filters; each is a link to the list without it. */
export function PaperFilterChips({ filter, view, also, names = paperFilterNames }: Props) {
  const { data: areas = [] } = useQuery(areaNamesQuery);
  const { data: team = [] } = useQuery({ ...memberNamesQuery, enabled: Boolean(filter.person) });
  const isMeant = (name: PaperFilterName) => name !== 'year' || !hasBadYear(filter);
  const given = names.filter((name) => filter[name] && isMeant(name));
  if (given.length === 0) return null;

  function wordFor(name: PaperFilterName): string {
    const value = filter[name] ?? '';
    if (name === 'area') return currentAreaName(areas, value);
    if (name === 'person') return team.find(({ _id }) => _id === value)?.name ?? search.unknownPerson;
    if (name === 'year') return nameOfYear(value);
    return name === 'type' && filter.type ? types[filter.type] : value;
  }

  function without(left: PaperFilterName): string {
    const { [left]: _removed, cursor: _ofTheOldList, ...others } = filter;
    return searchWith({ ...others, ...also }, view);
  }

  return (
    <ul className={styles.chips} aria-label={search.filteredBy}>
      {given.map((name) => {
        const label = labels()[name] + (isFlag(name) ? '' : `: ${wordFor(name)}`);
        return (
          <li key={name}>
            <Link to={{ search: without(name) }} preventScrollReset>
              <span className="visually-hidden">{search.removeFilter}</span> <bdi>{label}</bdi>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
