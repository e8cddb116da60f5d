/** The part of files.ts that visitors' pages need first. */
import { imageShape } from '../images.ts';

const shape = /^\/(images\/([a-z-]+)\/[\w-]+\/[\w-]+)(\.webp|-share\.jpg|-icon\.png)$/;

/** Undefined for pictures that were not uploaded here. */
export function readPictureAddress(address: string) {
  const [, stem, purpose = '', ending] = shape.exec(address) ?? [];
  return stem ? { stem, purpose, ending } : undefined;
}

/** The smaller copies of a picture; empty for a picture of another site. */
export function copiesAt(address: string): { address: string; width: number }[] {
  const { stem, purpose = '', ending } = readPictureAddress(address) ?? {};
  if (ending !== '.webp') return [];
  return imageShape(purpose).copies.map((width) => ({ address: `/${stem}-${width}.webp`, width }));
}
