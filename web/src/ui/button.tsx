import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonKind = 'plain' | 'quiet' | 'danger';

export function lookOfButton(kind: ButtonKind, className?: string): string {
  return [styles.button, kind !== 'plain' && styles[kind], className].filter(Boolean).join(' ');
}

export function Button({
  kind = 'plain',
  className,
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" className={lookOfButton(kind, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'plain', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link className={lookOfButton(kind, className)} {...rest} />;
}
