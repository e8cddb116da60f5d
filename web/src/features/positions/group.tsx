import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { roleName } from '@lab/contract/features/team/roles';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import { PaperList } from '../../ui/paper-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './position-page.module.css';
import { groupOf, groupPapersQuery, peopleQuery } from './queries.ts';

interface Person {
  _id: string;
  name: string;
  image?: string;
  role?: string;
}

/** A member with face; somebody else by name only. */
function Face({ person: { _id, name, image, role } }: { person: Person }) {
  const roles = useRoles();
  return (
    <li className={styles.person}>
      <Picture className={styles.face} src={image} alt="" width={80} height={80} sizes="3rem" />
      <span>
        <bdi translate="no">{_id ? <Link to={paths.member(_id)}>{name}</Link> : name}</bdi>
        {role && <small>{roleName(roles, role)}</small>}
      </span>
    </li>
  );
}

export function Supervisors({ position }: { position: Position }) {
  const { data: people = [] } = useQuery(peopleQuery(position));
  const { supervisors, memberIds = [] } = position;
  return (
    <ul className={styles.people}>
      {supervisors.map((name, at) => {
        const _id = memberIds[at] ?? '';
        return <Face key={`${_id}${name}`} person={people.find((one) => one._id === _id) ?? { _id, name }} />;
      })}
    </ul>
  );
}

/** The research area of the position with its newest papers and its people. */
export function Group({ position }: { position: Position }) {
  const group = groupOf(position);
  return group ? <GroupOf position={position} group={group} /> : null;
}

interface GroupProps {
  position: Position;
  group: { _id: string; name: string };
}

function GroupOf({ position, group: { _id, name } }: GroupProps) {
  const { data: people = [] } = useQuery(peopleQuery(position));
  const { data: papers } = useInfiniteQuery(groupPapersQuery(name));
  const rows = papers?.pages[0]?.items ?? [];
  return (
    <section aria-labelledby="group" className={styles.group}>
      <SectionHeading id="group" title={positionTexts.group.heading} />
      <p className={styles.area}>
        <Link to={paths.area(_id)}>
          <TextWithMath text={name} drawn={position.drawn} />
        </Link>
      </p>
      {people.length > 0 && (
        <>
          <h3>{positionTexts.group.people}</h3>
          <ul className={`${styles.people} ${styles.many}`}>
            {people.map((person) => (
              <Face key={person._id} person={person} />
            ))}
          </ul>
        </>
      )}
      {rows.length > 0 && (
        <>
          <h3>{positionTexts.group.papers}</h3>
          <PaperList papers={rows} heading="h4" />
        </>
      )}
    </section>
  );
}
