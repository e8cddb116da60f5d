import { targetOf } from '@lab/contract/features/settings/redirects';
import { decoded } from '@lab/contract/lib/decoded';
import { readRedirects } from '../../features/settings/settings-store.ts';

/** Where the readers of an address of an older site are sent. Asked only for addresses without a page. */
export async function redirectFrom({ pathname, origin }: URL): Promise<string | undefined> {
  const target = targetOf(decoded(pathname) ?? pathname, await readRedirects());
  if (!target) return undefined;
  // Escapes what a header cannot hold; a path of this site stays a path.
  const { href } = new URL(target, origin);
  return target.startsWith('/') ? href.slice(origin.length) : href;
}
