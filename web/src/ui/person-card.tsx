import { paths } from '@lab/contract/features/pages/paths';
import type { CardShape } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './person-card.module.css';
import { Portrait } from './portrait.tsx';

interface Props {
  id: string;
  name: string;
  image: string | undefined;
  shape: CardShape;
  /** What the page shows before it has loaded. */
  state?: unknown;
  children: ReactNode;
}

const sizes: Record<CardShape, string> = {
  wide: '(min-width: 48rem) 8.5rem, 6rem',
  grid: '(min-width: 48rem) 240px, 6rem',
  side: '80px',
};

/** A person in a list. The whole card leads to their page; links in it stay links of their own. */
export function PersonCard({ id, name, image, shape, state, children }: Props) {
  return (
    <article className={`${styles.card} ${styles[shape]}`}>
      <Portrait className={styles.portrait} src={image} name={name} sizes={sizes[shape]} />
      <div className={styles.body}>
        <h3>
          <Link to={paths.member(id)} state={state}>
            <bdi translate="no">{name || teamTexts.defaults.name}</bdi>
          </Link>
        </h3>
        {children}
      </div>
    </article>
  );
}
