import type { Alumnus } from '@lab/contract/features/alumni/kind';
import styles from './alumni.module.css';

interface Props {
  label: string;
  position: Alumnus['first'];
}

/** A position after the time at the lab. */
export function PositionLine({ label, position: { title, place, link } }: Props) {
  const text = [title, place].filter(Boolean).join(', ') || link;
  if (!text) return null;
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>{' '}
      <bdi>
        {/^https?:/i.test(link) ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </bdi>
    </p>
  );
}
