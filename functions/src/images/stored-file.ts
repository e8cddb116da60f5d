/** Which object in Cloud Storage an address names. Whatever is not exactly of these shapes names none. */
import { imagePurposes, imageShape } from '@lab/contract/images';

const widths = [...new Set(imagePurposes.flatMap((purpose) => imageShape(purpose).copies))].join('|');
const image = new RegExp(
  `^/images/(?:${imagePurposes.join('|')})/[\\w-]+/[\\w-]+?(?:-(?:${widths}))?\\.webp$`,
);
const width = new RegExp(`-(?:${widths})\\.webp$`);
const ofPages = imagePurposes.filter((purpose) => purpose !== 'profile');
const shared = new RegExp(`^/(images/(?:${ofPages.join('|')})/[\\w-]+/[\\w-]+)-share\\.jpg$`);
const file = /^\/files\/papers\/[\w-]+\/[\w-]+\.pdf$/;

export interface StoredFile {
  /** The objects to try, best first: a width that was never made is served by the original. */
  names: string[];
  type: 'image/webp' | 'image/jpeg' | 'application/pdf';
}

export function storedFile(path: string): StoredFile | undefined {
  const name = path.slice(1);
  if (file.test(path)) return { names: [name], type: 'application/pdf' };
  const [, stem] = shared.exec(path) ?? [];
  if (stem) return { names: [`${stem}.webp`], type: 'image/jpeg' };
  if (!image.test(path)) return undefined;
  const original = name.replace(width, '.webp');
  return { names: original === name ? [name] : [name, original], type: 'image/webp' };
}

/** The picture that an object is a copy of, wherever it lies; whatever is no copy is its own. */
export function originalOf(name: string): string {
  return name.replace(/^copies\//, '').replace(width, '.webp');
}
