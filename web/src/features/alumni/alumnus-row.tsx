import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { termName, yearsOf } from '@lab/contract/features/team/terms';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { PersonCard } from '../../ui/person-card.tsx';
import styles from './alumni.module.css';
import { PositionLine } from './position-line.tsx';
import { thesesQuery } from './queries.ts';

export type AlumnusInBrief = Pick<
  Alumnus,
  '_id' | 'name' | 'image' | 'terms' | 'thesis' | 'first' | 'present' | 'link'
>;

/** What a person was here, wrote here, and does now. */
export function AlumnusRow({ person }: { person: AlumnusInBrief }) {
  const roles = useRoles();
  const { _id, name, image, terms, first, present } = person;
  const names = [...new Set(terms.map((term) => termName(term, roles)).filter(Boolean))].join(', ');
  return (
    <PersonCard id={_id} name={name} image={image} shape="side">
      <p className={styles.was}>
        {names && <bdi>{names}</bdi>} <span>{yearsOf(terms)}</span>
      </p>
      <ThesisLine person={person} />
      <PositionLine label={alumniTexts.first} position={first} />
      <PositionLine label={alumniTexts.present} position={present} />
    </PersonCard>
  );
}

/** As it was entered, or the thesis on this site that names the person. */
function ThesisLine({ person: { _id, thesis } }: { person: Pick<Alumnus, '_id' | 'thesis'> }) {
  const { data = [] } = useQuery(thesesQuery);
  const found = data.find(({ person }) => person === _id);
  const title = thesis || found?.title;
  if (!title) return null;
  return (
    <p className={styles.line}>
      <span className={styles.label}>{alumniTexts.thesis}</span>{' '}
      <bdi>{found ? <Link to={kinds.theses.pages.one(found._id)}>{title}</Link> : title}</bdi>
    </p>
  );
}
