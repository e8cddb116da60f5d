import { lineOf } from '@lab/contract/features/search/results';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { searchTexts } from '@lab/contract/features/search/texts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Marked } from './marked.tsx';
import styles from './search-dialog.module.css';

export const idOfOption = (at: number) => `found-${at}`;

/** In the order of the keys; the last leads to all of them. */
export const rowsOf = ({ groups }: SearchReply): unknown[] => {
  const rows = groups.flatMap((group) => group.rows);
  return rows.length > 0 ? [...rows, 'all'] : rows;
};

interface Props {
  id: string;
  found: SearchReply;
  toAll: string;
  active: number;
  onFollow(): void;
}

/** The list of the combobox. Its options are links, so that one can be opened in another tab. */
export function Options({ id, found, toAll, active, onFollow }: Props) {
  const rows = rowsOf(found);
  if (rows.length === 0) return null;
  const words = new Set(found.words);
  const option = (at: number) => ({
    id: idOfOption(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (!ctrlKey && !metaKey && !shiftKey) onFollow();
    },
  });
  return (
    <div id={id} role="listbox" aria-label={searchTexts.results} className={styles.list}>
      {found.groups.map(({ group, count, rows: ofGroup }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldset
        <div key={group} role="group" aria-labelledby={`found-${group}`}>
          <p id={`found-${group}`}>
            {searchTexts.groups[group]} <small>{count}</small>
          </p>
          {ofGroup.map((row) => (
            <Link key={`${row.address} ${row.title}`} to={row.address} {...option(rows.indexOf(row))}>
              <span dir="auto">
                <Marked text={row.title} words={words} />
              </span>
              {lineOf(row) && (
                <small dir="auto">
                  <Marked text={lineOf(row)} words={words} />
                </small>
              )}
            </Link>
          ))}
        </div>
      ))}
      <Link to={toAll} className={styles.all} {...option(rows.length - 1)}>
        {searchTexts.all}
      </Link>
    </div>
  );
}
