// Imported when somebody pastes an entry. A module of its own, because the library is CommonJS and esbuild resolves its
// named exports only in static imports.
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { limits } from '@lab/contract';

type Kind = '@biblatex/text' | '@biblatex/entries+list' | '@ris/file';

// Always names the format, because otherwise the library would fetch a text that looks like a URL.
function parse(input: unknown, forceType: Kind, target = '@csl/list+object'): unknown[] {
  return plugins.input.chain(input, { forceType, target, generateGraph: false, strict: true });
}

export class TooLong extends Error {}

/** An accent on the dotless `\i` or `\j`, as in `{\'\i}`; the library only knows accents on plain letters. */
const dotless = /(\\(?:[`'^"~=.]|[uv](?![a-z])))\s*(?:\{\s*\\([ij])\s*\}|\\([ij])(?![a-z])\s*)/gi;

const withPlainLetters = (text: string) =>
  text.replace(dotless, (_, accent, braced, bare) => `${accent}{${braced ?? bare}}`);

/** A `@string` may use others many times, so a short text can expand to gigabytes; this computes the length first. */
export function parseBibtex(text: string): unknown[] {
  const entries = parse(withPlainLetters(text), '@biblatex/text', '@biblatex/entries+list');
  if (lengthOf(entries) > limits.citationExpanded) throw new TooLong();
  return parse(entries, '@biblatex/entries+list');
}

export function parseRis(text: string): unknown[] {
  return parse(text, '@ris/file');
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + lengthOf(inner), 0);
}
