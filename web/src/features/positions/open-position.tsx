import { paths } from '@lab/contract/pages/paths';
import type { Position } from '@lab/contract/positions/kind';
import { positionTexts } from '@lab/contract/positions/texts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DrawnText } from '../../ui/drawn-text.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './join-us-page.module.css';

export function OpenPosition({
  position: { role, qualifications, experience, internationalExposure, drawn },
  hasApplied,
}: {
  position: Position;
  hasApplied?: boolean;
}) {
  const { user } = useSession();
  // The application page asks visitors to sign in and brings them back to itself.
  const label = user ? positionTexts.apply(role) : positionTexts.loginToApply;
  return (
    <article className={styles.position}>
      <div>
        <h3 dir="auto">
          <DrawnText text={role} drawn={drawn} />
        </h3>
        {hasApplied ? (
          <ButtonLink kind="quiet" to={paths.myApplication}>
            {positionTexts.youApplied}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.application(role)}>
            {label}
            {!user && <span className="visually-hidden">: {role}</span>}
          </ButtonLink>
        )}
      </div>
      <dl>
        <dt>{positionTexts.qualifications}</dt>
        <dd>
          <Prose text={qualifications} drawn={drawn} />
        </dd>
        <dt>{positionTexts.experience}</dt>
        <dd>
          <Prose text={experience} drawn={drawn} />
        </dd>
        <dt>{positionTexts.internationalExposure}</dt>
        <dd>
          <Prose text={internationalExposure} drawn={drawn} />
        </dd>
      </dl>
    </article>
  );
}
