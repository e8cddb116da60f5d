import type { FieldName } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { type MouseEvent, useId } from 'react';
import styles from './steps.module.css';

export const placeOf = (name: FieldName) => `field-${name}`;

/** After sending failed: links to the fields that are wrong. Each field says itself what is wrong with it. */
export function MistakeList({ mistakes }: { mistakes: readonly FieldName[] }) {
  const id = useId();
  if (mistakes.length === 0) return null;
  return (
    <section aria-labelledby={id} tabIndex={-1} className={styles.mistakes} data-mistake-list>
      <h2 id={id}>{paperFormTexts.steps.mistakesTitle}</h2>
      <ul>
        {mistakes.map((name) => (
          <li key={name}>
            <a href={`#${placeOf(name)}`} onClick={(event) => goToField(event, name)}>
              {paperTexts.fields[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of the page stays, so that Back leaves the form. */
function goToField(event: MouseEvent, name: FieldName): void {
  event.preventDefault();
  const place = document.getElementById(placeOf(name));
  const input = place?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
  (input ?? place?.querySelector<HTMLElement>('input, textarea, button'))?.focus();
}
