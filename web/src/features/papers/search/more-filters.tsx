import { limits } from '@lab/contract/api/limits';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { memberNamesQuery } from '../../../lib/member-names.ts';
import type { PaperFilter } from '../queries.ts';
import { MemberOptions } from './member-options.tsx';
import styles from './paper-filter-form.module.css';

const { publications, fields, types } = paperTexts;
const search = paperSearchTexts;

/** Filters that are used less; open while one of them is set. */
export function MoreFilters({ filter: { type, person, keyword, selected } }: { filter: PaperFilter }) {
  const [isOpen, setOpen] = useState(Boolean(type || person || keyword || selected));
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
        <label>
          {search.type}
          <select
            name="type"
            defaultValue={type ?? ''}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{search.allTypes}</option>
            {workTypes.map((name) => (
              <option key={name} value={name}>
                {types[name]}
              </option>
            ))}
          </select>
        </label>
        {(person || team.length > 0) && (
          <label>
            {fields.person}
            <select
              // A choice can only be shown once its option is there.
              key={team.length}
              name="person"
              defaultValue={person ?? ''}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              <option value="">{search.anybody}</option>
              <MemberOptions team={team} chosen={person ?? ''} />
            </select>
          </label>
        )}
        <label>
          {fields.keyword}
          <input name="keyword" maxLength={limits.search} defaultValue={keyword} />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="selected"
            value="true"
            defaultChecked={selected === 'true'}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          />
          {publications.selected}
        </label>
      </div>
    </details>
  );
}
