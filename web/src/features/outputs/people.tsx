import { paths } from '@lab/contract/features/pages/paths';
import { Link } from 'react-router-dom';
import styles from './outputs.module.css';

/** Names; those of members of the team lead to their pages. */
export function People({ names, ids }: { names: readonly string[]; ids: readonly string[] }) {
  return (
    <ul className={styles.people}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <li key={index} dir="auto">
          {ids[index] ? <Link to={paths.member(ids[index])}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  );
}
