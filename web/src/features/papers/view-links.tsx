import { paperTexts } from '@lab/contract/papers/texts';
import { Link, useSearchParams } from 'react-router-dom';
import { type PapersView, rememberView, searchWithView } from './papers-view.ts';
import styles from './publications-page.module.css';

const { view: label, views } = paperTexts.publications;
const names: PapersView[] = ['cards', 'list'];

/** Links, so that they work without JavaScript too. */
export function ViewLinks({ view }: { view: PapersView }) {
  const [search] = useSearchParams();
  return (
    <nav className={styles.views} aria-label={label}>
      {names.map((name) => (
        <Link
          key={name}
          to={{ search: searchWithView(search, name) }}
          aria-current={name === view}
          preventScrollReset
          onClick={() => rememberView(name)}
        >
          {views[name]}
        </Link>
      ))}
    </nav>
  );
}
