import { siteTexts } from '@lab/contract/texts/texts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './slider.module.css';
import { type SliderSettings, useSlider } from './use-slider.ts';

interface Props extends SliderSettings {
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** In pixels. */
  spacing: number;
  /** Renders only the first slide until the others are wanted, so that their pictures do not compete. */
  firstSlideOnly?: boolean;
  pagination?: boolean;
}

const { moving } = siteTexts;

/**
 * Moves by itself until a person pauses it or points at it, and not for people who prefer less motion or less
 * data.
 */
export function Slider(props: Props) {
  const { label, slides, spacing, firstSlideOnly = false, pagination = false } = props;
  const [paused, setPaused] = useState(false);
  const { row, wanted, current, first, ...slider } = useSlider(props, slides.length, paused);
  const { playing, setPlaying, step, moveTo, onScroll } = slider;
  const shown = firstSlideOnly && !wanted ? slides.slice(0, 1) : slides;
  const several = slides.length > 1;
  return (
    <section
      className={styles.slider}
      aria-roledescription={moving.carousel}
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.frame} style={{ '--spacing': `${spacing}px` } as CSSProperties}>
        <ul
          ref={row}
          className={styles.row}
          data-slides
          tabIndex={shown.length > 1 ? 0 : undefined}
          aria-live={playing ? 'off' : 'polite'}
          onScroll={onScroll}
        >
          {shown.map(({ key, content }, index) => (
            <li
              key={key}
              style={index < first ? { order: 1 } : undefined}
              aria-roledescription={moving.slide}
              aria-label={moving.position(index + 1, slides.length)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={playing ? moving.pause : moving.play}
            onClick={() => setPlaying(!playing)}
          >
            <Icon path={playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
          </button>
          {pagination && (
            <div className={styles.dots}>
              {slides.map(({ key }, index) => (
                <button
                  key={key}
                  type="button"
                  aria-label={moving.goTo(index + 1)}
                  aria-current={index === current || undefined}
                  onClick={() => moveTo(index)}
                />
              ))}
            </div>
          )}
          <button type="button" aria-label={moving.previous} onClick={() => step(-1)}>
            <Icon path="M15 5l-7 7 7 7" />
          </button>
          <button type="button" aria-label={moving.next} onClick={() => step(1)}>
            <Icon path="M9 5l7 7-7 7" />
          </button>
        </div>
      )}
    </section>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
