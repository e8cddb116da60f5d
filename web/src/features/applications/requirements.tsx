import { applicationTexts } from '@lab/contract/features/applications/texts';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useId } from 'react';
import { hasPassed, PositionFacts, PositionRequirements } from '../../ui/position-facts.tsx';
import styles from './requirements.module.css';

const { form: texts } = applicationTexts;

/**
 * What the position asks for, and what happens to an application, so that nobody has to look it up while
 * writing.
 */
export function Requirements({ position }: { position: Position | undefined }) {
  const id = useId();
  return (
    <aside className={styles.requirements} aria-labelledby={position && id}>
      {position && (
        <>
          <h2 id={id}>{texts.wanted}</h2>
          <PositionFacts position={position} />
          {hasPassed(position.deadline) && <p role="alert">{positionTexts.deadlinePassed}</p>}
          <PositionRequirements position={position} />
        </>
      )}
      <p>{texts.rules}</p>
      {position?.deadline && !hasPassed(position.deadline) && <p>{texts.reminder}</p>}
    </aside>
  );
}
