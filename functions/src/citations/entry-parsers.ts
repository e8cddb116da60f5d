// Fetched when somebody pastes an entry. A file of its own: the library is CommonJS, whose names a bundle finds in an
// import at the top only.
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { limits } from '@lab/contract';

type Kind = '@biblatex/text' | '@biblatex/entries+list' | '@ris/file';

// The kind is always named: left to guess, the library would take an address for an order to fetch it.
function parse(input: unknown, forceType: Kind, target = '@csl/list+object'): unknown[] {
  return plugins.input.chain(input, { forceType, target, generateGraph: false, strict: true });
}

export class TooLong extends Error {}

/** A few words can stand for gigabytes, as a `@string` may name others many times: their length is asked before they are read. */
export function parseBibtex(text: string): unknown[] {
  const entries = parse(text, '@biblatex/text', '@biblatex/entries+list');
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
