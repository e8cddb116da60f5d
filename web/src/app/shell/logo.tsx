import styles from './logo.module.css';

/** A curve with two marked points, in the color of the text around it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="6" />
      <path d="M5 23C9 23 9.5 10 14 10s5.5 11 13 11" />
      <circle cx="14" cy="10" r="2" />
      <circle cx="24" cy="20.5" r="2" />
    </svg>
  );
}
