import { Picture } from '../../../ui/picture.tsx';
import styles from './paper-page.module.css';

/** The figure of the work. Its caption is what a screen reader says of the picture already. */
export function Figure({ src, alt }: { src: string; alt: string }) {
  return (
    <figure className={styles.figure}>
      <Picture
        src={src}
        alt={alt}
        width={1080}
        height={720}
        sizes="(min-width: 64rem) 36rem, 92vw"
        wide
        first
      />
      {alt && (
        <figcaption aria-hidden="true">
          <bdi>{alt}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
