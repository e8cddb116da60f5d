import type { FieldName } from '@lab/contract/features/papers/fields';
import { type PaperStep, paperSteps, stepOf } from '@lab/contract/features/papers/forms/steps';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import type { WorkType } from '@lab/contract/features/papers/types';
import { useState } from 'react';
import { useScroll } from '../../../lib/use-scroll.ts';
import { headingOf } from './form-step.tsx';
import styles from './steps.module.css';

const { steps: texts } = paperFormTexts;

interface Props {
  type: WorkType;
  /** The fields with mistakes. */
  mistakes: readonly FieldName[];
}

/** Stays in sight above the form, says in which step one is, and leads to the others. */
export function StepRail({ type, mistakes }: Props) {
  const [current, setCurrent] = useState<PaperStep>('work');
  useScroll((top) => setCurrent(stepAt(top)));

  function goTo(step: PaperStep) {
    const heading = document.getElementById(headingOf(step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <nav className={styles.rail} aria-label={texts.label}>
      <ol>
        {paperSteps.map((step) => {
          const count = mistakes.filter((name) => stepOf(name, type) === step).length;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                data-mistakes={count || undefined}
                onClick={() => goTo(step)}
              >
                <span>{texts[step]}</span>
                {count > 0 && <small>{texts.mistakes(count)}</small>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The last step whose heading is in the upper part of the window; at the end of the page the last one. */
function stepAt(top: number): PaperStep {
  const isEnd = top > 0 && top + innerHeight >= document.documentElement.scrollHeight - 1;
  const reached = paperSteps.filter((step) => {
    const heading = document.getElementById(headingOf(step));
    return heading && (isEnd || heading.getBoundingClientRect().top < innerHeight * 0.4);
  });
  return reached.at(-1) ?? 'work';
}
