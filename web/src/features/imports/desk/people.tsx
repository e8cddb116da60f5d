import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import styles from './imports.module.css';

const { plan: texts } = importTexts;

/** Which authors are members of the team, and whose name may be one of theirs in another spelling. */
export function People({ people: { matched, maybe, unmatched } }: Pick<OneImport, 'people'>) {
  if (matched.length + maybe.length + unmatched.length === 0) return null;
  return (
    <details className={styles.people}>
      <summary>{texts.people(matched.length, maybe.length, unmatched.length)}</summary>
      {matched.length > 0 && <p>{texts.matched(matched.join(', '))}</p>}
      {maybe.length > 0 && (
        <ul>
          {maybe.map(({ name, member }) => (
            <li key={name}>{texts.maybe(name, member)}</li>
          ))}
        </ul>
      )}
      {unmatched.length > 0 && <p>{texts.unmatched(unmatched.join(', '))}</p>}
    </details>
  );
}
