/**
 * Identifiers in the index are fingerprints of 24 bits, because the text of ten thousand DOIs would be larger
 * than everything else.
 */
import { findDoi } from '../../lib/doi.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function codeOf(identifier: string): string {
  let hash = 2_166_136_261;
  for (const letter of identifier.toLowerCase().trim()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  const mixed = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  const bits = (mixed ^ (mixed >>> 13)) & 0xff_ffff;
  return [18, 12, 6, 0].map((shift) => digits[(bits >> shift) & 63]).join('');
}

/** A new one with or without its version, and an old one. */
const arxiv = /(?<![\w./])(\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,2})?(?![\w/])/i;

/** Without its version. */
export const arxivIn = (text: string): string | undefined => arxiv.exec(text)?.[1];

/** The identifiers in what somebody typed, and the rest of it. */
export function identifiersIn(q: string): { codes: string[]; rest: string } {
  const codes: string[] = [];
  const rest = q
    .replace(/\b(?:doi|arxiv):/gi, ' ')
    .split(/\s+/)
    .filter((part) => {
      const found = findDoi(part) ?? arxivIn(part);
      if (found) codes.push(codeOf(found));
      return !found;
    });
  return { codes, rest: rest.join(' ') };
}
