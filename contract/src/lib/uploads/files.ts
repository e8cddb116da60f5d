/**
 * Names of uploaded files in Cloud Storage and their addresses on the site. No other module builds or parses
 * them. An address is the name with a slash before it:
 *
 *     images/<purpose>/<uid>/<name>.webp     a picture
 *     files/<purpose>/<uid>/<name>.pdf       a PDF, of a paper or of a kind of content, or for members only
 *
 * For each picture the site also serves smaller copies, `<name>-<width>.webp`, stored under `copies/` where
 * only the server may write. A square `<name>-icon.png`, and for wide pictures `<name>-share.jpg`, are made
 * when they are requested.
 */
import { type ImagePurpose, imagePurposes, imageShape } from '../images.ts';
import { readPictureAddress } from './picture-address.ts';

export const pictureFolder = (purpose: ImagePurpose, uid: string) => `images/${purpose}/${uid}/`;
/** Everybody who has the address of such a PDF may read it. */
export const filePurposes = ['papers', 'content'] as const;
/** Those for members are sent only by a call that asks who reads them. */
export type FilePurpose = (typeof filePurposes)[number] | 'members';

/** Where the PDFs are that visitors read. */
export const readersPdfFolders = filePurposes.map((purpose) => `files/${purpose}/`);

export const pdfFolder = (uid: string, purpose: FilePurpose = 'papers') => `files/${purpose}/${uid}/`;

export const pictureName = (purpose: ImagePurpose, uid: string, name: string) =>
  `${pictureFolder(purpose, uid)}${name}.webp`;
export const pdfName = (uid: string, name: string, purpose?: FilePurpose) =>
  `${pdfFolder(uid, purpose)}${name}.pdf`;

export const addressOfFile = (name: string) => `/${name}`;
export const nameAtAddress = (address: string) => address.slice(1);

/** The folders of a person's papers' files, by the field that holds the address. */
export const paperFolders = (uid: string) => ({
  image: addressOfFile(pictureFolder('papers', uid)),
  pdf: addressOfFile(pdfFolder(uid)),
});

export const copiesRoot = 'copies/';

/** The uid of who uploaded a file; empty for copies, which the server makes. */
export const ownerOfFile = (name: string) => (name.startsWith(copiesRoot) ? '' : (name.split('/')[2] ?? ''));

/** All files in Storage are in these folders. */
export const roots = ['images/', 'files/', copiesRoot] as const;

const pdfOf = (...purposes: FilePurpose[]) =>
  new RegExp(`^/files/(${purposes.join('|')})/[\\w-]+/[\\w-]+\\.pdf$`);
const openPdf = pdfOf(...filePurposes);
const membersPdf = pdfOf('members');

export const isUploadedPicture = (address: string) => readPictureAddress(address)?.ending === '.webp';
export const isUploadedPdf = (address: string) => openPdf.test(address);
export const isMembersPdf = (address: string) => membersPdf.test(address);

/** The address of a PDF of a kind of content for other readers; undefined for one that is no such PDF. */
export function pdfForReaders(address: string, purpose: 'content' | 'members'): string | undefined {
  const [, rest] = /^\/files\/(?:content|members)(\/[\w-]+\/[\w-]+\.pdf)$/.exec(address) ?? [];
  return rest && `/files/${purpose}${rest}`;
}

/** The picture that social networks show of a page, cut from a wide picture on request. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** Only wide pictures that were uploaded here have one. */
export function sharePictureOf(address: string): string | undefined {
  const found = readPictureAddress(address);
  return found?.ending === '.webp' && isWide(found.purpose) ? `/${found.stem}-share.jpg` : undefined;
}

/** The size of the icon that is made of a picture on request, as phones show it on their start page. */
export const iconSize = 180;

/** A square PNG, which every browser reads. */
export function iconOf(address: string): string | undefined {
  const found = readPictureAddress(address);
  return found?.ending === '.webp' ? `/${found.stem}-icon.png` : undefined;
}

const isWide = (purpose: string) => purpose !== 'profile';

export interface StoredFile {
  name: string;
  type: 'image/webp' | 'image/jpeg' | 'image/png' | 'application/pdf';
  /** The width of the requested copy; missing for the original. */
  width?: number;
}

/** Which file an address names; undefined for an address of any other form. */
export function storedFile(address: string): StoredFile | undefined {
  if (isUploadedPdf(address)) return { name: nameAtAddress(address), type: 'application/pdf' };
  const found = readPictureAddress(address);
  if (!found || !imagePurposes.some((purpose) => purpose === found.purpose)) return undefined;
  const { stem, purpose, ending } = found;
  if (ending === '-icon.png') return { name: `${stem}.webp`, type: 'image/png' };
  if (ending !== '.webp') return isWide(purpose) ? { name: `${stem}.webp`, type: 'image/jpeg' } : undefined;
  const name = nameAtAddress(address);
  const width = widthIn(name);
  return { name: originalOf(name), type: 'image/webp', ...(width && { width }) };
}

const widthBeforeEnding = /(?<=[\w-])-([1-9]\d*)(?=\.webp$)/;

/** A name that ends in any other number than a width of copies is an original. */
function widthIn(name: string): number | undefined {
  const width = Number(widthBeforeEnding.exec(name)?.[1]);
  return imagePurposes.some((purpose) => imageShape(purpose).copies.includes(width)) ? width : undefined;
}

/**
 * Addresses of pictures and PDFs inside JSON, with or without the site's origin: each between quotation marks
 * or, in Markdown, between brackets.
 */
const named = /["(<](?:https?:\/\/[^"\\/\s()<>]+)?(\/(?:images|files)\/[^"\\\s()<>]+)["\\\s)>]/g;

/**
 * The files that a record names, with the original in place of a copy, for every purpose that pictures ever
 * had.
 */
export function filesNamedIn(record: unknown): string[] {
  return [...(JSON.stringify(record) ?? '').matchAll(named)]
    .map(([, address = '']) => address)
    .filter((address) => isUploadedPicture(address) || isUploadedPdf(address) || isMembersPdf(address))
    .map((address) => originalOf(nameAtAddress(address)));
}

export const copiesOf = (name: string) => `${copiesRoot}${name.replace(/\.webp$/, '')}/`;

/**
 * A copy's name contains the generation of its original, so that a replaced original does not show an old
 * copy.
 */
export function copyOf(name: string, width: number, generation: string | number): string {
  return `${copiesOf(name)}${width}-${generation}.webp`;
}

/** The original of a copy; any other name is returned unchanged. */
export function originalOf(name: string): string {
  const [, stem] = /^copies\/(.+)\/[^/]+$/.exec(name) ?? [];
  if (stem) return `${stem}.webp`;
  return widthIn(name) ? name.replace(widthBeforeEnding, '') : name;
}
