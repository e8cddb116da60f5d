import { limits } from '@lab/contract/api/limits';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areaNamesQuery, currentAreaName } from '../../../lib/areas.ts';
import { labInfoQuery } from '../../../lib/lab-info.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { hasBadYear, type PaperFilter, type PapersView, paperYearsQuery } from '../queries.ts';
import { FilterSelect } from './filter-select.tsx';
import { MoreFilters } from './more-filters.tsx';
import styles from './paper-filter-form.module.css';
import { SearchBox } from './search-box.tsx';

interface Props {
  filter: PaperFilter;
  view: PapersView;
  shown: number;
  /** True if not all found papers are shown yet. */
  more: boolean;
  loaded: boolean;
}

const { publications, fields } = paperTexts;

/** A plain GET form, so that it works without JavaScript. */
export function PaperFilterForm({ filter, view, shown, more, loaded }: Props) {
  const { data: areas = [] } = useQuery(areaNamesQuery);
  const { data: years = [] } = useQuery(paperYearsQuery);
  const { data: lab } = useQuery(labInfoQuery);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The chosen area stays an option while the areas load, and after it was deleted.
  const area = filter.area && currentAreaName(areas, filter.area);
  const presentNames = areas.flatMap(([present]) => present ?? []);
  const names = new Set([...presentNames, ...(area ? [area] : [])]);
  const year = hasBadYear(filter) ? '' : (filter.year ?? '');
  const listedYears = new Set([...years, ...(year ? [year] : [])].toSorted().toReversed());
  const rendered = useRef({ area: area ?? '', year });
  const filtered = Object.keys(filter).length > 0;
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
          if ((target as Element).matches('select, [type="checkbox"]')) currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {view === 'list' && <input type="hidden" name="view" value={view} />}
        <SearchBox defaultValue={filter.q} areas={presentNames} />
        <FilterSelect
          name="area"
          label={fields.category}
          value={area ?? ''}
          none={publications.allAreas}
          options={[...names].map((name) => [name, name])}
        />
        <label>
          {fields.author}
          <input name="author" maxLength={limits.author} defaultValue={filter.author} />
        </label>
        <FilterSelect
          name="year"
          label={publications.year}
          value={year}
          none={publications.allYears}
          options={[...listedYears].map((listed) => [listed, listed])}
        />
        <MoreFilters filter={filter} />
        <Button type="submit">{publications.apply}</Button>
        {filtered && (
          <ButtonLink kind="quiet" to={paths.publications}>
            {publications.showAll}
          </ButtonLink>
        )}
      </form>
      <p className={styles.count} aria-live="polite">
        {loaded && (total && !filtered ? publications.all(total) : countOf(shown, more, total))}
      </p>
    </search>
  );
}

/** `total` counts all papers, not only those found; it is 0 until it is known. */
function countOf(shown: number, more: boolean, total: number): string {
  const found = `${shown}${more ? '+' : ''}`;
  return total >= shown ? publications.foundOf(found, total) : publications.found(found);
}
