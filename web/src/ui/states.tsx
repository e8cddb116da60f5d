/** What a list or a page a list can show instead of its content. */
import { siteTexts } from '@lab/contract/texts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import styles from './states.module.css';

export function Loading({ text = siteTexts.loading }: { text?: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {text}
    </div>
  );
}

export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{text}</p>
      {children}
    </div>
  );
}

export function Failed({
  text = siteTexts.somethingWrong,
  onRetry,
}: {
  text?: string;
  onRetry?: () => void;
}) {
  return (
    <div className={styles.state} role="alert">
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{siteTexts.retry}</Button>}
    </div>
  );
}

/** In place of a page whose record does not exist. */
export function NotFound({ text, back, label }: { text: string; back: string; label: string }) {
  return (
    <div className={styles.state}>
      <h1 className={styles.missing}>{text}</h1>
      <ButtonLink kind="quiet" to={back}>
        {label}
      </ButtonLink>
    </div>
  );
}
