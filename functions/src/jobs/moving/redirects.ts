/** Old addresses lead to the new ones, only where there is no page here: decision 100. */
import { limits } from '@lab/contract/api/limits';
import {
  isOldPath,
  isPageHere,
  shortAddressOf,
  stemIn,
  stemOf,
} from '@lab/contract/features/settings/redirects';

export interface Redirect {
  from: string;
  to: string;
}

/** A site has a few thousand pages; more addresses are a mistake, or somebody's way to fill the database. */
export const mostRedirects = 20_000;

/** Whether an address of the old site needs one. */
export const isForeign = (address: string) =>
  address.length <= limits.url && (isShort(address) || (isOldPath(address) && !isPageHere(address)));

const isShort = (address: string) => shortAddressOf(address) !== undefined;

/** Each address once, and none that another one leads to. Where not all fit, the short ones are left out. */
export function redirectsAmong(wanted: readonly Redirect[]): Redirect[] {
  const targets = new Set(wanted.map(({ to }) => stemIn(to)));
  const kept = new Map<string, Redirect>();
  for (const redirect of wanted) {
    const stem = stemOf(redirect.from);
    if (isForeign(redirect.from) && !targets.has(stem) && !kept.has(stem)) kept.set(stem, redirect);
  }
  return [...kept.values()].sort((one, other) => Number(isShort(one.from)) - Number(isShort(other.from)));
}
