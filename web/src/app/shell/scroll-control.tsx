import { siteTexts } from '@lab/contract/texts/texts';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './scroll-control.module.css';

const radius = 20;
const circumference = 2 * Math.PI * radius;

const buttonsOfRows = 'tr :is(a, button, input), li :is(button, input)';
/** Parts of the control's size that are looked at; no button of a row is so small that it would be missed. */
const parts = [0, 0.5, 1];

/** True if the control is in front of a button of a row, which could then not be pressed. */
function coversButton(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => element !== control && element.closest(buttonsOfRows)),
    ),
  );
}

/** `depth`: how much of the page is above, from 0 to 1. */
export function ScrollControl({ depth }: { depth: number }) {
  const control = useRef<HTMLButtonElement>(null);
  const [isAside, setAside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each scrolling another button may be behind it
  useLayoutEffect(() => {
    setAside(control.current !== null && coversButton(control.current));
  }, [depth]);
  return (
    <button
      ref={control}
      type="button"
      data-aside={isAside || undefined}
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
