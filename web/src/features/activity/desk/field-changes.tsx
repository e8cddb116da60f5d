import type { Activity } from '@lab/contract/features/activity/schemas';
import { activityTexts } from '@lab/contract/features/activity/texts';
import styles from './field-changes.module.css';
import { fieldName } from './field-names.ts';

/** The names of the changed fields, as a text. */
export function changedFields({ kind, changes = [] }: Activity): string {
  return changes.map(({ field }) => fieldName(kind, field)).join(', ');
}

/** The names of the changed fields; pressed, it shows what was in them before and after. */
export function FieldChanges({ entry }: { entry: Activity }) {
  const { kind, changes = [] } = entry;
  const loggedWithText = changes.filter(({ before, after }) => before || after);
  if (loggedWithText.length === 0) return changedFields(entry);
  return (
    <details className={styles.changes}>
      <summary>{changedFields(entry)}</summary>
      {loggedWithText.map(({ field, before, after }) => (
        <dl key={field} aria-label={fieldName(kind, field)}>
          <dt>
            {fieldName(kind, field)}, {activityTexts.before}
          </dt>
          <dd dir="auto">{before || activityTexts.nothing}</dd>
          <dt>
            {fieldName(kind, field)}, {activityTexts.after}
          </dt>
          <dd dir="auto">{after || activityTexts.nothing}</dd>
        </dl>
      ))}
    </details>
  );
}
