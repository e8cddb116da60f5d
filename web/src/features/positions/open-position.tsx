import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PositionFacts, PositionRequirements } from '../../ui/position-facts.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './join-us-page.module.css';

interface Props {
  position: Position;
  hasApplied?: boolean;
  /** On the page of the position its role is the heading of the page. */
  heading?: 'h1' | 'h3';
}

export function OpenPosition({ position, hasApplied, heading: Heading = 'h3' }: Props) {
  const { _id, role, state, drawn } = position;
  const name = <TextWithMath text={role} drawn={drawn} />;
  return (
    <article className={styles.position}>
      <div>
        <Heading dir="auto">
          {Heading === 'h3' && _id ? <Link to={paths.position(_id)}>{name}</Link> : name}
        </Heading>
        <PositionFacts position={position} />
        {state === 'closed' ? (
          <p>{positionTexts.closed}</p>
        ) : (
          <Apply position={position} hasApplied={hasApplied} />
        )}
      </div>
      <PositionRequirements position={position} />
    </article>
  );
}

function Apply({ position: { role, drawn }, hasApplied }: Pick<Props, 'position' | 'hasApplied'>) {
  const { user } = useSession();
  const name = inPlainText(role, drawn);
  if (hasApplied) {
    return (
      <ButtonLink kind="quiet" to={paths.myApplication}>
        {positionTexts.youApplied}
      </ButtonLink>
    );
  }
  // The application page asks visitors to sign in and brings them back to itself.
  const label = user ? positionTexts.apply(name) : positionTexts.loginToApply;
  return (
    <ButtonLink to={paths.application(role)}>
      {label}
      {!user && <span className="visually-hidden">: {name}</span>}
    </ButtonLink>
  );
}
