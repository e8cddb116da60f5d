import { siteTexts } from '@lab/contract/texts';
import { useState } from 'react';
import styles from './scroll-to-top.module.css';
import { useScroll } from './use-scroll.ts';

/** docs/specification.md#back-to-the-top */
const hiddenUntil = 300;
const radius = 20;
const circumference = 2 * Math.PI * radius;

export function ScrollToTop() {
  const [depth, setDepth] = useState<number | null>(null);
  useScroll((top) => {
    const way = document.documentElement.scrollHeight - innerHeight;
    setDepth(top > hiddenUntil && way > 0 ? Math.min(1, top / way) : null);
  });
  if (depth === null) return null;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={siteTexts.scrollToTop}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <svg viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        <circle className={styles.track} cx="25" cy="25" r={radius} />
        <circle
          className={styles.ring}
          cx="25"
          cy="25"
          r={radius}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - depth)}
        />
        <path className={styles.arrow} d="M25 33V18m-6 6 6-6 6 6" />
      </svg>
    </button>
  );
}
