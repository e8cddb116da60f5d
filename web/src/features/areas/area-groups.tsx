import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../ui/headings.tsx';
import styles from './areas.module.css';
import { groupsQuery } from './queries.ts';

/** The areas that are part of this one. */
export function AreaGroups({ id }: { id: string }) {
  const { data = [] } = useQuery(groupsQuery);
  const groups = data.filter(({ parent }) => parent === id);
  if (groups.length === 0) return null;
  return (
    <section className={styles.subs} aria-labelledby="groups">
      <SectionHeading id="groups" title={areaTexts.groups} />
      <ul className={styles.people}>
        {groups.map(({ _id, name }) => (
          <li key={_id} dir="auto">
            <Link to={paths.area(_id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The area of which this one is a group. */
export function PartOf({ area: { parent, references = [] } }: { area: Area }) {
  const above = references.find(({ _id }) => parent.includes(_id));
  if (!above) return null;
  return (
    <p className={styles.partOf}>
      {areaTexts.partOf} <Link to={paths.area(above._id)}>{above.name}</Link>
    </p>
  );
}
