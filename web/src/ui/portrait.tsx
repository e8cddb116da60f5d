import { initialsOf } from '../lib/initials.ts';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

interface Props {
  src: string | undefined;
  name: string;
  /** Empty where the name is next to it. */
  alt?: string;
  /** The width at which it is shown. */
  sizes: string;
  first?: boolean;
  className?: string | undefined;
}

/** The picture of a person; without one, or if it fails, the initials in the colours of the lab. */
export function Portrait({ src, name, alt = '', className = '', ...rest }: Props) {
  const initials = initialsOf(name);
  const both = `${styles.portrait} ${className}`;
  return (
    <Picture
      {...rest}
      src={src}
      alt={alt}
      width={240}
      height={240}
      className={both}
      instead={
        initials && (
          <svg
            className={both}
            viewBox="0 0 96 96"
            role="img"
            aria-label={alt || undefined}
            aria-hidden={!alt}
          >
            <text x="48" y="48" textAnchor="middle" dominantBaseline="central">
              {initials}
            </text>
          </svg>
        )
      }
    />
  );
}
