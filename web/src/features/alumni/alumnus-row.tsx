import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { termName, yearsOf } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import styles from './alumni.module.css';
import { PositionLine } from './position-line.tsx';
import { thesesQuery } from './queries.ts';

export type AlumnusInBrief = Pick<
  Alumnus,
  '_id' | 'name' | 'terms' | 'thesis' | 'first' | 'present' | 'link'
>;

/** What a person was here, wrote here, and does now. */
export function AlumnusRow({ person }: { person: AlumnusInBrief }) {
  const roles = useRoles();
  const { _id, name, terms, first, present } = person;
  const names = [...new Set(terms.map((term) => termName(term, roles)).filter(Boolean))].join(', ');
  return (
    <article className={styles.person}>
      <h3 dir="auto">
        <Link to={paths.member(_id)}>{name || teamTexts.defaults.name}</Link>
      </h3>
      <p className={styles.was}>
        {names && <span dir="auto">{names}</span>} <span>{yearsOf(terms)}</span>
      </p>
      <ThesisLine person={person} />
      <PositionLine label={alumniTexts.first} position={first} />
      <PositionLine label={alumniTexts.present} position={present} />
    </article>
  );
}

/** As it was entered, or the thesis on this site that names the person. */
function ThesisLine({ person: { _id, thesis } }: { person: Pick<Alumnus, '_id' | 'thesis'> }) {
  const { data = [] } = useQuery(thesesQuery);
  const found = data.find(({ person }) => person === _id);
  const title = thesis || found?.title;
  if (!title) return null;
  return (
    <p dir="auto">
      <span className={styles.label}>{alumniTexts.thesis}</span>{' '}
      {found ? <Link to={kinds.theses.pages.one(found._id)}>{title}</Link> : title}
    </p>
  );
}
