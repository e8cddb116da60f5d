import { shortAddressOf, targetOf } from '@lab/contract/features/settings/redirects';
import { decoded } from '@lab/contract/lib/decoded';
import { movedTo } from '../../features/settings/old-addresses-store.ts';
import { readRedirects } from '../../features/settings/settings-store.ts';

/**
 * Where the readers of an address of an older site are sent. Asked only for addresses without a page, and for
 * short ones, which are that of the home page with a number.
 */
export async function redirectFrom({ pathname, search, origin }: URL): Promise<string | undefined> {
  const path = shortAddressOf(pathname + search) ?? decoded(pathname) ?? pathname;
  const list = await readRedirects();
  const target = targetOf(path, list) ?? (await movedTo(path, list));
  if (!target) return undefined;
  // Escapes what a header cannot hold; a path of this site stays a path.
  const { href } = new URL(target, origin);
  return target.startsWith('/') ? href.slice(origin.length) : href;
}
