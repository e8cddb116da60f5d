/** Addresses as programs write them: several in one field, or as a piece of HTML. */
import { findDoi, withoutDoiPrefix } from '@lab/contract/doi';
import { textOfAddress } from './latex.ts';

const webAddress = /^https?:\/\/\S+$/i;
const html = /<a\s[^>]*?href\s*=\s*["']([^"']+)["']/i;
const next = /[\s,;]+(?=https?:\/\/)/i;

/** The first address of the web; empty for a script or a path. */
export function addressIn(written: string): string {
  const first = firstIn(written);
  return webAddress.test(first) ? first : '';
}

export function addressInTex(tex: string): string {
  const first = textOfAddress(firstIn(tex));
  return webAddress.test(first) ? first : '';
}

const firstIn = (written: string) => (html.exec(written)?.[1] ?? written.trim()).split(next)[0] ?? '';

/** An address of doi.org is the work's DOI. */
export function doiOfAddress(address: string): string | undefined {
  return withoutDoiPrefix(address) === address ? undefined : findDoi(address);
}
