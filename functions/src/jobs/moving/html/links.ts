/** Where the links of a page lead: to a file of the folder, within the old site, or elsewhere. */

import { isSameSite } from '../wordpress/wordpress-site.ts';
import { decodedEntities } from '../wordpress/words.ts';
import { addressOf } from './page-files.ts';

export interface Place {
  /** Where the site was, without a slash at the end; empty where nothing says so. */
  address: string;
  /** The folder there, such as `/~moss`. */
  base: string;
}

export type FindFile = (pathname: string, search?: string) => string | undefined;

const unknown = 'http://site.invalid';

/** Undefined for what is no web address. */
export function urlFrom(
  { address, base }: Place,
  path: string,
  written: string,
  ofBase = '',
): URL | undefined {
  const target = decodedEntities(written).trim();
  const page = `${address || unknown}${base}${addressOf(path.replace(/\?.*$/s, '')) ?? '/'}`;
  const from = ofBase && URL.canParse(ofBase, page) ? new URL(ofBase, page).href : page;
  if (!target || !URL.canParse(target, from)) return undefined;
  const url = new URL(target, from);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

export const isOwn = (url: URL, { address }: Place) => isSameSite(url, address || unknown);

/** Its path on the site; undefined where it is of another site, or of another folder of its host. */
export function pathWithin(url: URL, place: Place): string | undefined {
  const { base } = place;
  if (!isOwn(url, place)) return undefined;
  if (!base) return url.pathname;
  if (url.pathname === base) return '/';
  return url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : undefined;
}

export function fileOf(url: URL | undefined, place: Place, fileAt: FindFile): string | undefined {
  const path = url && pathWithin(url, place);
  return path === undefined ? undefined : fileAt(path, url?.search);
}

export const isUnknown = (url: URL) => url.origin === unknown;
