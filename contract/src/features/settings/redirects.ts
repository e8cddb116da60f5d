/** Addresses of an older site, and where their readers are sent. */
import { isOwnAddress, isTarget } from '../../lib/target-address.ts';
import { deskPaths, paths } from '../pages/paths.ts';
import type { Redirect } from './defaults.ts';

/** `/people.html`: segments of ordinary characters, or of others that are escaped; never `//host`. */
const ownPath = /^\/(?![/\\])[^\s?#<>"'\\]*$/;

/** Where the site function is not asked. */
const notPages = /^\/(api|images|files|assets|__)(\/|$)/;

/** Address bars copy `/Jörg` as `/J%C3%B6rg`. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const comparable = (path: string) =>
  unescaped(path)
    .normalize()
    .toLowerCase()
    .replace(/(?<=[^/]|^\/)\/+$/, '');

const pagesHere = new Set(
  Object.values({ ...paths, ...deskPaths }).flatMap((path) =>
    typeof path === 'string' ? comparable(path) : [],
  ),
);

export const isOldPath = (path: string) => ownPath.test(path) && !notPages.test(path);
export const isPageHere = (path: string) => pagesHere.has(comparable(path));

/** As WordPress calls each page besides its address: `/?p=12`, whatever its type, or `/?page_id=12`. */
const short = /^\/\?(?:p|page_id)=([1-9]\d{0,9})$/;

/** The form in which it is stored; undefined for any other address, so that none is looked up in vain. */
export function shortAddressOf(address: string): string | undefined {
  const [, id] = short.exec(address) ?? [];
  return id && `/?p=${id}`;
}

const pathIn = (address: string) => comparable(address.replace(/[?#].*/s, ''));

/** Whether a browser that follows this redirect would be redirected once more, perhaps in a circle. */
export function leadsOn({ to }: Redirect, list: readonly Redirect[]): boolean {
  return to.startsWith('/') && list.some(({ from }) => comparable(from) === pathIn(to));
}

/** Many sites had a page with and without it. */
const withoutEnding = (path: string) => path.replace(/(?:\/index)?\.html?$/, '') || '/';

/** The same for `/a`, `/A/`, `/a.html` and `/a/index.html`. */
export const stemOf = (path: string) => withoutEnding(comparable(path));

/** Of the path in an address that may have a query. */
export const stemIn = (address: string) => withoutEnding(pathIn(address));

export function targetOf(pathname: string, list: readonly Redirect[]): string | undefined {
  const wanted = comparable(pathname);
  const found = list.find(({ from }) => comparable(from) === wanted);
  // What is stored is checked again, because it becomes a header.
  if (found) return isTarget(found.to) && !leadsOn(found, list) ? found.to : undefined;
  const twin = list.find(({ from }) => stemOf(from) === withoutEnding(wanted));
  return twin && isTarget(twin.to) && !leadsAround(twin, list) ? twin.to : undefined;
}

/** As `leadsOn`, whatever the endings. */
const leadsAround = ({ to }: Redirect, list: readonly Redirect[]) =>
  to.startsWith('/') && list.some(({ from }) => stemOf(from) === stemIn(to));

/**
 * Whether what came with a move may lead there: to another page of this site, from which nothing leads on. So
 * no record can send readers to another site or in a circle, whoever wrote it.
 */
export const leadsHome = (moved: Redirect, list: readonly Redirect[]) =>
  isOwnAddress(moved.to) && stemIn(moved.to) !== stemOf(moved.from) && !leadsAround(moved, list);
