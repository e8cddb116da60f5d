import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { labInfoQuery } from '../../lib/lab-info.ts';
import styles from './join-band.module.css';

/** Shows nothing while no position is open. */
export function JoinBand() {
  const count = useQuery(labInfoQuery).data?.openPositions ?? 0;
  if (count === 0) return null;
  return (
    <section className={styles.band}>
      <h2>{labInfoTexts.home.openPositions(count)}</h2>
      <Link to={paths.joinUs}>{labInfoTexts.home.seePositions}</Link>
    </section>
  );
}
