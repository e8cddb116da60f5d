import { Picture } from './picture.tsx';

/** The picture of a card in a list, next to its text; nothing without one. */
export function CardPicture({ src, first }: { src: string; first: boolean }) {
  if (!src) return null;
  return (
    <Picture
      src={src}
      alt=""
      width={480}
      height={320}
      sizes="(min-width: 48rem) 16rem, 92vw"
      wide
      first={first}
    />
  );
}
