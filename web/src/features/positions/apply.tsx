import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Props {
  position: Position;
  hasApplied?: boolean;
}

/** The way to the application form, unless the position is closed. */
export function Apply({ position: { role, drawn, state }, hasApplied }: Props) {
  const { user } = useSession();
  const name = inPlainText(role, drawn);
  if (state === 'closed') return <p>{positionTexts.closed}</p>;
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
