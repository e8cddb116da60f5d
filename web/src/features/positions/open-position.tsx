import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { Link } from 'react-router-dom';
import { mainFacts, PositionFacts, PositionRequirements } from '../../ui/position-facts.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { Apply } from './apply.tsx';
import styles from './join-us-page.module.css';

interface Props {
  position: Position;
  hasApplied?: boolean;
}

/** A row of the list. */
export function OpenPosition({ position, hasApplied }: Props) {
  const { _id, role, drawn } = position;
  const name = <TextWithMath text={role} drawn={drawn} />;
  return (
    <article className={styles.position}>
      <h3 dir="auto">{_id ? <Link to={paths.position(_id)}>{name}</Link> : name}</h3>
      <div className={styles.apply}>
        <Apply position={position} hasApplied={hasApplied} />
      </div>
      <PositionFacts position={position} only={mainFacts} inLine />
      <PositionRequirements position={position} />
    </article>
  );
}
