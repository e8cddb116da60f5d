/**
 * The desk is in English until all of it is translated, so that no screen mixes two languages. A module keeps
 * the texts that it was loaded with. So a document speaks one language to its end, and between a site in
 * another language and the desk a new one is loaded.
 */
import { hasRights } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import type { ChosenWords } from '@lab/contract/features/settings/words/languages';
import { ableIn } from './token-claims.ts';

let spoken: ChosenWords | undefined;

/** Where the words were loaded for. Back may lead to another address before the first page is shown. */
let spokenAt: { pathname: string; atDesk: boolean } | undefined;
export const firstAddress = () => spokenAt;

/** The right may have ended since; only the language depends on it here. */
function worksHere(): boolean {
  try {
    return hasRights(ableIn(localStorage.getItem(tokenStorageKey)));
  } catch {
    return false; // storage is blocked, so nobody can have stayed signed in
  }
}

/** For members without rights the same pages are a part of the site. */
export function isDesk(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return (path === paths.dashboard || path.startsWith(`${paths.dashboard}/`)) && worksHere();
}

/** What is said at this address. English labs have no other language that could mix with the desk's. */
export const wordsAt = (pathname: string, chosen: ChosenWords | undefined) =>
  chosen?.language && isDesk(pathname) ? undefined : chosen;

/** Whether another document is needed to show this address. */
export const speaksOtherwise = (pathname: string, chosen: ChosenWords | undefined) =>
  JSON.stringify(wordsAt(pathname, chosen)) !== JSON.stringify(spoken);

export async function speakAt(pathname: string, chosen: ChosenWords | undefined): Promise<void> {
  const next = wordsAt(pathname, chosen);
  // The server has written the page in the words of the site.
  if (chosen && !next) document.documentElement.lang = 'en';
  if (next || spoken) await (await import('@lab/contract/features/settings/words/languages')).speak(next);
  spoken = next;
  spokenAt = { pathname, atDesk: isDesk(pathname) };
}
