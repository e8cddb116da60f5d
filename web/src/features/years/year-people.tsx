import { paths } from '@lab/contract/features/pages/paths';
import { termName } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { useRoles } from '../../lib/roles.ts';
import { Part } from './part.tsx';
import type { YearOnPage } from './queries.ts';
import styles from './years.module.css';

interface Props {
  id: string;
  title: string;
  people: YearOnPage['came'];
}

export function PeopleOfYear({ id, title, people }: Props) {
  const roles = useRoles();
  if (people.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={styles.list}>
        {people.map(({ _id, name, role, title, date, next }) => (
          <li key={_id} dir="auto">
            <Link to={paths.member(_id)}>{name || teamTexts.defaults.name}</Link>
            <span className={styles.beside}>
              {[termName({ role, title, from: '', until: '' }, roles), formatDate(date)]
                .filter(Boolean)
                .join(', ')}
              {next && ` → ${next}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
