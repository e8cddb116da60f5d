import { paths } from '@lab/contract/features/pages/paths';
import { countOf, yearsLeft } from '@lab/contract/features/papers/counts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { areaNamesQuery, currentAreaName } from '../../../lib/areas.ts';
import { nameOfYear } from '../../../lib/by-year.ts';
import { labInfoQuery } from '../../../lib/lab-info.ts';
import { Button } from '../../../ui/button.tsx';
import { hasBadYear, type PaperFilter, type PapersView, papersByYearQuery } from '../queries.ts';
import { FilterSelect } from './filter-select.tsx';
import { FilterToggles, toggledFilters } from './filter-toggles.tsx';
import { MoreFilters } from './more-filters.tsx';
import styles from './paper-filter-form.module.css';
import { SearchBox } from './search-box.tsx';

interface Props {
  filter: PaperFilter;
  view: PapersView | undefined;
  shown: number;
  /** True if not all found papers are shown yet. */
  more: boolean;
  loaded: boolean;
}

const { publications, fields } = paperTexts;

/** A plain GET form, so that it works without JavaScript. */
export function PaperFilterForm({ filter, view, shown, more, loaded }: Props) {
  const { data: areas = [] } = useQuery(areaNamesQuery);
  const { data: byYear = [] } = useQuery(papersByYearQuery);
  const { data: lab } = useQuery(labInfoQuery);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The chosen area stays an option while the areas load, and after it was deleted.
  const area = filter.area && currentAreaName(areas, filter.area);
  const presentNames = areas.flatMap(([present]) => present ?? []);
  const names = new Set([...presentNames, ...(area ? [area] : [])]);
  const year = hasBadYear(filter) ? '' : (filter.year ?? '');
  const left = yearsLeft(byYear, filter);
  const listedYears =
    !year || left.some((row) => row.year === year) ? left : [...left, { year, count: undefined }];
  const rendered = useRef({ area: area ?? '', year });
  const filtered = Object.keys(filter).length > 0;
  const isWhole = loaded && !more && !filter.cursor;
  const found = isWhole ? shown : (countOf(byYear, filter) ?? `${shown}${more ? '+' : ''}`);
  const total = lab?.paperCount ?? 0;

  useEffect(() => {
    // An area or a year may have been chosen before this script ran.
    const chosen = form.current && new FormData(form.current);
    const isNew = (name: 'area' | 'year') => chosen?.get(name) && chosen.get(name) !== rendered.current[name];
    if (isNew('area') || isNew('year')) form.current?.requestSubmit();
  }, []);

  // A new filter makes a new form, in which a person who chooses with arrow keys has to go on.
  const chosenIn = useRef('');
  const written = JSON.stringify({ ...filter, area, view });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new form
  useEffect(() => {
    if (!chosenIn.current || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(`[name="${chosenIn.current}"]`)?.focus();
    chosenIn.current = '';
  }, [written]);

  const apply = (form: HTMLFormElement) => {
    const { activeElement } = document;
    // Not in a text field, because that would open a phone's keyboard again.
    chosenIn.current = activeElement instanceof HTMLSelectElement ? activeElement.name : '';
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const query = new URLSearchParams(chosen.filter(([, value]) => value) as [string, string][]);
    navigate(query.size ? `${paths.publications}?${query}` : paths.publications, {
      preventScrollReset: true,
    });
  };

  return (
    <search className={styles.bar}>
      <form
        ref={form}
        autoComplete="off"
        key={written}
        method="get"
        action={paths.publications}
        onChange={({ target, currentTarget }) => {
          if ((target as Element).matches('select')) currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {view && <input type="hidden" name="view" value={view} />}
        {toggledFilters.map(
          (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
        )}
        <SearchBox defaultValue={filter.q} areas={presentNames} />
        <Button type="submit">{publications.apply}</Button>
        <FilterSelect
          chip
          name="area"
          label={fields.category}
          value={area ?? ''}
          none={publications.allAreas}
          options={[...names].map((name) => [name, name])}
        />
        <FilterSelect
          chip
          name="year"
          label={publications.year}
          value={year}
          none={publications.allYears}
          options={listedYears.map(({ year, count }) => [
            year,
            nameOfYear(year) + (count ? ` (${count})` : ''),
          ])}
        />
        {filtered && (
          <Link className={styles.all} to={paths.publications}>
            {publications.showAll}
          </Link>
        )}
        <MoreFilters filter={filter} />
      </form>
      <FilterToggles filter={filter} view={view} />
      <p className={styles.count} aria-live="polite">
        {loaded && (total && !filtered ? publications.all(total) : foundText(String(found), shown, total))}
      </p>
    </search>
  );
}

/** `total` counts all papers, not only those found; it is 0 until it is known. */
const foundText = (found: string, shown: number, total: number): string =>
  total >= shown ? publications.foundOf(found, total) : publications.found(found);
