/**
 * Which addresses a text may name. Everything else that a browser could follow, such as `javascript:`, is
 * refused.
 */
import { isUploadedPicture } from '../../lib/uploads/files.ts';

/** Browsers leave out control characters and read a backslash as a slash, so neither may occur. */
const unsafe = /[\p{Cc}\s\\<>"]/u;

const elsewhere = /^(?:https?:\/\/[^/?#]|mailto:[^/]|tel:[+\d])/i;

/** A path of this site, a part of this page or other results of it; `//host` would be another site. */
const ofSite = /^(?:\/(?!\/)|#|\?)/;

export const isLinkAddress = (address: string): boolean =>
  address.length <= 2_000 && !unsafe.test(address) && (elsewhere.test(address) || ofSite.test(address));

/** A passage in another language is written as a link to its tag: `[déjà vu](lang:fr)`. */
const passage = /^lang:([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})$/;
export const languageOf = (address: string): string | undefined =>
  address.length <= 40 ? passage.exec(address)?.[1] : undefined;
export const passageAddress = (language: string) => `lang:${language}`;

export const leadsAway = (address: string): boolean => /^https?:/i.test(address);

/**
 * Only pictures that were uploaded here, because one from elsewhere would tell its host who reads the page.
 */
export const isPictureInText = isUploadedPicture;

/** For a second check of the finished HTML: the `src` and the `srcset` of a picture. */
export const pictureShape = /^\/images\/[\w/-]+\.webp$/;
export const copiesShape = /^(?:\/images\/[\w/-]+\.webp \d+w(?:, )?)+$/;
