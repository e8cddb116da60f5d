/** The loading, empty, error and not-found states of lists and pages. */
import { siteTexts } from '@lab/contract/texts/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../lib/online.ts';
import { timeouts } from '../lib/timeouts.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './states.module.css';

/** Explains a delay: at once if the browser is offline, otherwise after a while. */
export function SlowHint() {
  const online = useOnline();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeouts.slow);
    return () => clearTimeout(timer);
  }, []);
  if (!online) return <p>{siteTexts.offline}</p>;
  return slow && <p>{siteTexts.slow}</p>;
}

export function Loading({ text = siteTexts.loading }: { text?: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {text}
      <SlowHint />
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
  children,
}: {
  text?: string;
  onRetry?: () => unknown;
  children?: ReactNode;
}) {
  const online = useOnline();
  return (
    <div className={styles.state} role="alert">
      <p>{text}</p>
      {!online && <p>{siteTexts.offline}</p>}
      {onRetry && <Button onClick={() => onRetry()}>{siteTexts.retry}</Button>}
      {children}
    </div>
  );
}

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
