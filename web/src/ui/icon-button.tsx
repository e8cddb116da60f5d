import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

export const closingIcon = 'm5 5 14 14M19 5 5 19';

interface Props extends ComponentProps<'button'> {
  /** What screen readers say. */
  label: string;
  /** The lines of the icon, in a square of 24. */
  path: string;
}

/** A button that shows only an icon. */
export function IconButton({ label, path, className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={`${styles.button} ${className}`}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {children}
    </button>
  );
}
