import type { PaperStep } from '@lab/contract/features/papers/forms/steps';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

export const headingOf = (step: PaperStep) => `step-${step}`;

/** A part of the form, under a heading to which the rail leads. */
export function FormStep({ step, children }: { step: PaperStep; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <h2 id={headingOf(step)} tabIndex={-1}>
        {paperFormTexts.steps[step]}
      </h2>
      {children}
    </div>
  );
}
