import { useSettings } from '../../lib/settings.ts';
import styles from './logo.module.css';

const size = 32;

/** The lab's own logo, or a curve with two marked points in the colours of the text around it. */
export function Logo({ place = 'bar' }: { place?: 'bar' | 'band' }) {
  const { logo } = useSettings();
  if (!logo) {
    return (
      <svg className={styles.logo} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <rect width="32" height="32" rx="6" />
        <path d="M5 23C9 23 9.5 10 14 10s5.5 11 13 11" />
        <circle cx="14" cy="10" r="2" />
        <circle cx="24" cy="20.5" r="2" />
      </svg>
    );
  }
  // Browsers do not load a lazy picture that is hidden, as that for the other scheme is.
  return logo[place].map(({ src, shown }) => (
    <img
      key={src}
      className={styles[shown]}
      src={src}
      width={logo.width}
      height={size}
      loading="lazy"
      alt=""
    />
  ));
}
