import { sessionFormTexts } from '@lab/contract/features/session/forms/texts';
import { passwordRules } from '@lab/contract/features/session/password';
import { sessionTexts } from '@lab/contract/features/session/texts';
import styles from './password-checklist.module.css';

/** Shows which rules the typed password already meets, once something is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  if (password === '') return null;
  return (
    <ul className={styles.checklist}>
      {passwordRules.map(({ text, holds }) => (
        <li key={text} data-holds={holds(password) || undefined}>
          {text}
          {holds(password) && <span className="visually-hidden"> {sessionFormTexts.checklist.holds}</span>}
        </li>
      ))}
    </ul>
  );
}

export function PasswordsMatch({ password, repeated }: { password: string; repeated: string }) {
  return (
    <p className={styles.match} role="status">
      {repeated !== '' && password === repeated && `✓ ${sessionTexts.registration.passwordsMatch}`}
    </p>
  );
}
