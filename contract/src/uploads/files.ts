/**
 * What people upload: its names in Cloud Storage and its addresses on the site, built and read here only. An address
 * is the name with a slash before it:
 *
 *     images/<purpose>/<uid>/<name>.webp     a picture
 *     files/papers/<uid>/<name>.pdf          the PDF of a paper
 *
 * Of each picture the site also shows `<name>-<width>.webp`, kept under `copies/` where nobody but the server writes,
 * and of wide ones `<name>-share.jpg`, drawn when a social network asks for it.
 */
import { type ImagePurpose, imagePurposes, imageShape } from '../images.ts';
import { readPictureAddress } from './picture-address.ts';

/** Where the files of one person lie. */
export const pictureFolder = (purpose: ImagePurpose, uid: string) => `images/${purpose}/${uid}/`;
export const pdfFolder = (uid: string) => `files/papers/${uid}/`;

export const pictureName = (purpose: ImagePurpose, uid: string, name: string) =>
  `${pictureFolder(purpose, uid)}${name}.webp`;
export const pdfName = (uid: string, name: string) => `${pdfFolder(uid)}${name}.pdf`;

export const addressOfFile = (name: string) => `/${name}`;
export const nameAtAddress = (address: string) => address.slice(1);

/** How the addresses of a person's papers' files begin, by the field that names them. */
export const paperFolders = (uid: string) => ({
  image: addressOfFile(pictureFolder('papers', uid)),
  pdf: addressOfFile(pdfFolder(uid)),
});

export const copiesRoot = 'copies/';

/** All that lies in Storage begins so. */
export const roots = ['images/', 'files/', copiesRoot] as const;

const pdf = /^\/files\/papers\/[\w-]+\/[\w-]+\.pdf$/;

export const isUploadedPicture = (address: string) => readPictureAddress(address)?.ending === '.webp';
export const isUploadedPdf = (address: string) => pdf.test(address);

/** What social networks show of a page: cut from a wide picture when one of them asks for it. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** Only wide pictures of the site's own have one. */
export function sharePictureOf(address: string): string | undefined {
  const found = readPictureAddress(address);
  return found?.ending === '.webp' && isWide(found.purpose) ? `/${found.stem}-share.jpg` : undefined;
}

const isWide = (purpose: string) => purpose !== 'profile';

export interface StoredFile {
  /** In Storage. */
  name: string;
  type: 'image/webp' | 'image/jpeg' | 'application/pdf';
  /** Of the copy that is wanted in place of the picture itself. */
  width?: number;
}

/** What an address shows. Whatever is not exactly of these shapes shows nothing. */
export function storedFile(address: string): StoredFile | undefined {
  if (isUploadedPdf(address)) return { name: nameAtAddress(address), type: 'application/pdf' };
  const found = readPictureAddress(address);
  if (!found || !imagePurposes.some((known) => known === found.purpose)) return undefined;
  const { stem, purpose, ending } = found;
  if (ending !== '.webp') return isWide(purpose) ? { name: `${stem}.webp`, type: 'image/jpeg' } : undefined;
  const name = nameAtAddress(address);
  const width = widthIn(name);
  return { name: originalOf(name), type: 'image/webp', ...(width && { width }) };
}

const widthBeforeEnding = /(?<=[\w-])-([1-9]\d*)(?=\.webp$)/;

/** Whatever it ends in, a name without a width that copies have is a picture's own. */
function widthIn(name: string): number | undefined {
  const width = Number(widthBeforeEnding.exec(name)?.[1]);
  return imagePurposes.some((purpose) => imageShape(purpose).copies.includes(width)) ? width : undefined;
}

/** Whole addresses of pictures and PDFs among other text, each between quotes: with or without this site's origin. */
const quoted = /"(?:https?:\/\/[^"\\/]+)?(\/(?:images|files)\/[^"\\]+)"/g;

/** The files that a record names, and of a picture's copies the picture itself; whatever purpose it once had. */
export function filesNamedIn(record: unknown): string[] {
  return [...(JSON.stringify(record) ?? '').matchAll(quoted)]
    .map(([, address = '']) => address)
    .filter((address) => isUploadedPicture(address) || isUploadedPdf(address))
    .map((address) => originalOf(nameAtAddress(address)));
}

export const copiesOf = (name: string) => `${copiesRoot}${name.replace(/\.webp$/, '')}/`;

/** A copy carries the generation of what it was made from: of other bytes under the same name it is none. */
export function copyOf(name: string, width: number, generation: string | number): string {
  return `${copiesOf(name)}${width}-${generation}.webp`;
}

/** The picture that an object or an address belongs to; whatever is no copy is its own. */
export function originalOf(name: string): string {
  const [, stem] = /^copies\/(.+)\/[^/]+$/.exec(name) ?? [];
  if (stem) return `${stem}.webp`;
  return widthIn(name) ? name.replace(widthBeforeEnding, '') : name;
}
