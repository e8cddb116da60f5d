import { copiesAt } from '@lab/contract/lib/uploads/picture-address';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import fallback from './fallback.svg?no-inline';
import styles from './picture.module.css';

export function sourceSet(src: string): string | undefined {
  const copies = copiesAt(src).map(({ address, width }) => `${address} ${width}w`);
  return copies.join(', ') || undefined;
}

/** React holds back a whole new page until its pictures are loaded, but not for pictures with a listener. */
function doNotHoldBackThePage(): void {}

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> {
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** Full width, with the aspect ratio 3:2. */
  wide?: boolean;
  /** Loads the main picture of a page first; all others load when they come near the viewport. */
  first?: boolean;
  /** Shown in place of the usual picture where there is none, or it fails. */
  instead?: ReactNode;
}

/** An image whose box keeps its size while it loads and if it fails. */
export function Picture({
  src,
  alt,
  wide = false,
  first = false,
  sizes,
  className,
  instead,
  ...rest
}: Props) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const shown = src && src !== broken ? src : fallback;
  const sources = shown === fallback ? undefined : sourceSet(shown);

  useEffect(() => {
    // The image may have failed before hydration attached `onError`.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.src) setBroken(src);
  }, [src]);

  if (instead && shown === fallback) return instead;
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
      onLoad={doNotHoldBackThePage}
      onError={() => setBroken(src)}
    />
  );
}
