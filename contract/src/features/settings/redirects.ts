/** Addresses of an older site, and where their readers are sent. */
import { deskPaths, paths } from '../pages/paths.ts';
import type { Redirect } from './defaults.ts';

/** `/people.html`: segments of ordinary characters, or of others that are escaped; never `//host`. */
const ownPath = /^\/(?![/\\])[^\s?#<>"'\\]*$/;
const ownAddress = /^\/(?![/\\])[^\s<>"'\\]*$/;
const elsewhere = /^https:\/\/[^\s/?#:.@<>"'\\]+(\.[^\s/?#:.@<>"'\\]+)*(:\d+)?([/?#][^\s<>"'\\]*)?$/i;

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
export const isTarget = (address: string) => ownAddress.test(address) || elsewhere.test(address);

const pathIn = (address: string) => comparable(address.replace(/[?#].*/s, ''));

/** Whether a browser that follows this redirect would be redirected once more, perhaps in a circle. */
export function leadsOn({ to }: Redirect, list: readonly Redirect[]): boolean {
  return to.startsWith('/') && list.some(({ from }) => comparable(from) === pathIn(to));
}

export function targetOf(pathname: string, list: readonly Redirect[]): string | undefined {
  const wanted = comparable(pathname);
  const found = list.find(({ from }) => comparable(from) === wanted);
  // What is stored is checked again, because it becomes a header.
  return found && isTarget(found.to) && !leadsOn(found, list) ? found.to : undefined;
}
