import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areaNamesQuery, currentAreaName } from '../../lib/areas.ts';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './paper-filter-form.module.css';
import type { PaperFilter } from './queries.ts';

interface Props {
  filter: PaperFilter;
  shown: number;
  /** True if not all found papers are shown yet. */
  more: boolean;
  loaded: boolean;
}

const { publications, fields } = paperTexts;

/** A plain GET form, so that it works without JavaScript. */
export function PaperFilterForm({ filter, shown, more, loaded }: Props) {
  const { data: areas = [] } = useQuery(areaNamesQuery);
  const { data: lab } = useQuery(labInfoQuery);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The chosen area stays an option while the areas load, and after it was deleted.
  const area = filter.area && currentAreaName(areas, filter.area);
  const renderedArea = useRef(area);
  const names = new Set([...areas.map(([current]) => current), ...(area ? [area] : [])]);
  const filtered = Object.keys(filter).length > 0;
  const total = lab?.paperCount ?? 0;

  useEffect(() => {
    // The area may have been chosen before this script ran.
    const area = form.current && new FormData(form.current).get('area');
    if (area && area !== renderedArea.current) form.current?.requestSubmit();
  }, []);

  const apply = (form: HTMLFormElement) => {
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
        key={JSON.stringify({ ...filter, area })}
        method="get"
        action={paths.publications}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <label className={styles.words}>
          {publications.search}
          <input type="search" name="q" defaultValue={filter.q} />
        </label>
        <label>
          {fields.category}
          <select
            name="area"
            defaultValue={area ?? ''}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{publications.allAreas}</option>
            {[...names].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          {fields.author}
          <input name="author" defaultValue={filter.author} />
        </label>
        <label>
          {publications.year}
          <input name="year" inputMode="numeric" pattern="\d{4}" maxLength={4} defaultValue={filter.year} />
        </label>
        <Button type="submit">{publications.apply}</Button>
        {filtered && (
          <ButtonLink kind="quiet" to={paths.publications}>
            {publications.showAll}
          </ButtonLink>
        )}
      </form>
      <p className={styles.count} aria-live="polite">
        {loaded && (total && !filtered ? publications.all(total) : publications.count(shown, more, total))}
      </p>
    </search>
  );
}
