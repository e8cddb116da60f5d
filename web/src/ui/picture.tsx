import { copiesAt } from '@lab/contract/uploads/picture-address';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import fallback from './fallback.svg?no-inline';
import styles from './picture.module.css';

export function sourceSet(src: string): string | undefined {
  const copies = copiesAt(src).map(({ address, width }) => `${address} ${width}w`);
  return copies.join(', ') || undefined;
}

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> {
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** As wide as its column, three to two. */
  wide?: boolean;
  /** The picture that the page is opened for: fetched first. Every other one waits until it comes near. */
  first?: boolean;
}

/** An image in a box that stays the same while it loads and when it cannot be loaded. */
export function Picture({ src, alt, wide = false, first = false, sizes, className, ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const shown = src && src !== broken ? src : fallback;
  const sources = shown === fallback ? undefined : sourceSet(shown);

  useEffect(() => {
    // It may have failed before anything listened.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.src) setBroken(src);
  }, [src]);

  return (
    <img
      {...rest}
      ref={image}
      className={[wide && styles.wide, className].filter(Boolean).join(' ') || undefined}
      src={shown}
      srcSet={sources}
      sizes={sources && sizes}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={() => setBroken(src)}
    />
  );
}
