/** Addresses as programs write them: several in one field, or as a piece of HTML. */

import { limits } from '@lab/contract/api/limits';
import { findDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import { textOfAddress } from './latex.ts';

const webAddress = /^https?:\/\/\S+$/i;
const html = /<a\s[^<>]*?href\s*=\s*["']([^"']+)["']/i;
const next = /(?<![\s,;])[\s,;]+(?=https?:\/\/)/i;

/** The first address of the web; empty for a script or a path. */
export function addressIn(written: string): string {
  const first = firstIn(written);
  return webAddress.test(first) ? first : '';
}

export function addressInTex(tex: string): string {
  const first = textOfAddress(firstIn(tex));
  return webAddress.test(first) ? first : '';
}

/** An address is at the beginning; what is longer than a few of them is no address. */
const readAtMost = 5 * limits.url;

function firstIn(written: string): string {
  const start = written.trimStart().slice(0, readAtMost);
  return (html.exec(start)?.[1] ?? start.trimEnd()).split(next)[0] ?? '';
}

/** An address of doi.org is the work's DOI. */
export function doiOfAddress(address: string): string | undefined {
  return withoutDoiPrefix(address) === address ? undefined : findDoi(address);
}
