import { paths } from '@lab/contract/features/pages/paths';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../ui/headings.tsx';
import styles from './areas.module.css';
import { openPositionsQuery } from './queries.ts';

export function AreaPositions({ id }: { id: string }) {
  const { data = [] } = useQuery(openPositionsQuery);
  const positions = data.filter(({ areas }) => areas.includes(id));
  if (positions.length === 0) return null;
  return (
    <section className={styles.subs} aria-labelledby="open-positions">
      <SectionHeading id="open-positions" title={positionTexts.openPositions} />
      <ul className={styles.people}>
        {positions.map(({ _id, role }) => (
          <li key={_id} dir="auto">
            <Link to={paths.position(_id)}>{role}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
