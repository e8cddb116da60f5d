import { typedLimits } from '@lab/contract/api/shown-limits';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { memberNamesQuery } from '../../../lib/member-names.ts';
import type { PaperFilter } from '../queries.ts';
import { FilterSelect, memberOptions } from './filter-select.tsx';
import styles from './paper-filter-form.module.css';

const { fields } = paperTexts;
const search = paperSearchTexts;

/** Filters that are used less; open while one of them is set. */
export function MoreFilters({ filter: { author, person, keyword } }: { filter: PaperFilter }) {
  const [isOpen, setOpen] = useState(Boolean(author || person || keyword));
  const details = useRef<HTMLDetailsElement>(null);
  // Hundreds of names would make the page slow for all who do not look for one.
  const { data: team = [] } = useQuery({ ...memberNamesQuery, enabled: isOpen });
  // Somebody may have opened it before the script of the page ran.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{search.moreFilters}</summary>
      <div>
        {(person || team.length > 0) && (
          <FilterSelect
            // A choice can only be shown once its option is there.
            key={team.length}
            name="person"
            label={fields.person}
            value={person ?? ''}
            none={search.anybody}
            options={memberOptions(team, person ?? '')}
          />
        )}
        <label>
          {fields.author}
          <input name="author" maxLength={typedLimits.author} defaultValue={author} />
        </label>
        <label>
          {fields.keyword}
          <input name="keyword" maxLength={typedLimits.search} defaultValue={keyword} />
        </label>
      </div>
    </details>
  );
}
