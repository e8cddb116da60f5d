import { paths } from '@lab/contract/features/pages/paths';
import { lineOf } from '@lab/contract/features/search/results';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { searchTexts } from '@lab/contract/features/search/texts';
import { Link } from 'react-router-dom';
import { ShowingInstead } from '../../ui/showing-instead.tsx';
import { Marked } from './marked.tsx';
import styles from './search-page.module.css';

/** What the page of the search lists, in groups. */
export function Found({ q, found }: { q: string; found: SearchReply }) {
  const { instead, groups, isPartial, words } = found;
  const marked = new Set(words);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 0 ? searchTexts.none : searchTexts.found(count)}
      </p>
      <ShowingInstead instead={instead} to={`?${new URLSearchParams({ q: instead })}`} />
      {isPartial && count > 0 && <p>{searchTexts.partial}</p>}
      {count === 0 && <p>{searchTexts.noneHint}</p>}
      {groups.map(({ group, count: ofGroup, rows }) => (
        <section key={group} aria-labelledby={`found-${group}`} className={styles.group}>
          <h2 id={`found-${group}`}>
            {searchTexts.groups[group]} <small>{ofGroup}</small>
          </h2>
          <ul>
            {rows.map((row) => (
              <li key={`${row.address} ${row.title}`}>
                <Link to={row.address} dir="auto">
                  <Marked text={row.title} words={marked} />
                </Link>
                {lineOf(row) && (
                  <p dir="auto">
                    <Marked text={lineOf(row)} words={marked} />
                  </p>
                )}
              </li>
            ))}
          </ul>
          {group === 'works' && ofGroup > rows.length && (
            <Link to={`${paths.publications}?${new URLSearchParams({ q })}`}>
              {searchTexts.allOfGroup(ofGroup)}
            </Link>
          )}
        </section>
      ))}
    </>
  );
}
