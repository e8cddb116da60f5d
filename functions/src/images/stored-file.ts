/** Which object in Cloud Storage an address names. Whatever is not exactly of these shapes names none. */
import { imagePurposes, imageShape } from '@lab/contract/images';

const widths = [...new Set(imagePurposes.flatMap((purpose) => imageShape(purpose).copies))].join('|');
const image = new RegExp(
  `^/images/(?:${imagePurposes.join('|')})/[\\w-]+/[\\w-]+?(?:-(?:${widths}))?\\.webp$`,
);
const width = new RegExp(`-(${widths})\\.webp$`);
const ofPages = imagePurposes.filter((purpose) => purpose !== 'profile');
const shared = new RegExp(`^/(images/(?:${ofPages.join('|')})/[\\w-]+/[\\w-]+)-share\\.jpg$`);
const file = /^\/files\/papers\/[\w-]+\/[\w-]+\.pdf$/;

export interface StoredFile {
  name: string;
  type: 'image/webp' | 'image/jpeg' | 'application/pdf';
  /** Of the copy that is wanted in place of the picture itself. */
  width?: number;
}

export function storedFile(path: string): StoredFile | undefined {
  const name = path.slice(1);
  if (file.test(path)) return { name, type: 'application/pdf' };
  const [, stem] = shared.exec(path) ?? [];
  if (stem) return { name: `${stem}.webp`, type: 'image/jpeg' };
  if (!image.test(path)) return undefined;
  const [, wanted] = width.exec(name) ?? [];
  if (!wanted) return { name, type: 'image/webp' };
  return { name: name.replace(width, '.webp'), type: 'image/webp', width: Number(wanted) };
}

/** Where the copies of a picture lie: nobody but the server writes there. */
export function copiesOf(name: string): string {
  return `copies/${name.replace(/\.webp$/, '')}/`;
}

/** A copy carries the generation of what it was made from: of other bytes under the same name it is none. */
export function copyOf(name: string, wanted: number, generation: string | number): string {
  return `${copiesOf(name)}${wanted}-${generation}.webp`;
}

/** The picture that an object or an address belongs to; whatever is no copy is its own. */
export function originalOf(name: string): string {
  const [, stem] = /^copies\/(.+)\/[^/]+$/.exec(name) ?? [];
  return stem ? `${stem}.webp` : name.replace(width, '.webp');
}
