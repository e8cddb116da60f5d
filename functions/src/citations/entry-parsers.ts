// Fetched when somebody pastes an entry. A file of its own: the library is CommonJS, whose names a bundle finds in an
// import at the top only.
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';

// The kind is always named: left to guess, the library would take an address for an order to fetch it.
export function parseEntries(text: string, forceType: '@biblatex/text' | '@ris/file'): unknown[] {
  return plugins.input.chain(text, { forceType, generateGraph: false, strict: true });
}
