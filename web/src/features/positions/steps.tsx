import { positionTexts } from '@lab/contract/features/positions/texts';
import { SectionHeading } from '../../ui/headings.tsx';
import { TextWithMath, type TextWithMathProps } from '../../ui/text-with-math.tsx';
import styles from './position-page.module.css';

/** What happens after somebody has applied: each line is a step. */
export function Steps({ text, drawn }: TextWithMathProps) {
  const steps = text.split('\n').filter((step) => step.trim());
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <SectionHeading id="steps" title={positionTexts.facts.steps} />
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same, and the list never changes
          <li key={at}>
            <div dir="auto">
              <TextWithMath text={step} drawn={drawn} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
