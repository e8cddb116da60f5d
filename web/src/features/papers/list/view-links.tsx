import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import type { PaperFilter } from '../queries.ts';
import { type PapersView, searchWith } from './papers-view.ts';
import styles from './publications-page.module.css';

const { publications } = paperTexts;
const names: PapersView[] = ['cards', 'list'];

/** Links, so that they work without JavaScript too. */
export function ViewLinks({ filter, view }: { filter: PaperFilter; view: PapersView }) {
  // From its beginning, because each view has its own order.
  const { cursor: _ofThisView, ...rest } = filter;
  return (
    <nav className={styles.views} aria-label={publications.view}>
      {names.map((name) => (
        <Link
          key={name}
          to={{ search: searchWith(rest, name) }}
          aria-current={name === view}
          preventScrollReset
        >
          {publications.views[name]}
        </Link>
      ))}
    </nav>
  );
}
