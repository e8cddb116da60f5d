import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonKind = 'plain' | 'quiet' | 'danger';

export function lookOfButton(kind: ButtonKind, className?: string): string {
  return [styles.button, kind !== 'plain' && styles[kind], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  /** While that is done for which it was pressed. */
  isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', isBusy = false, className, disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      className={lookOfButton(kind, className)}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      {...rest}
    >
      {children}
      {isBusy && <Spinner />}
    </button>
  );
}

/** Stands over the words of a button, so that its width stays. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'plain', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link className={lookOfButton(kind, className)} {...rest} />;
}
