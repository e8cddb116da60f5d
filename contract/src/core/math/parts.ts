/** Finds the TeX in a text that people wrote: between $…$, $$…$$, \(…\) and \[…\]. */
import { truncate } from '../../lib/truncate.ts';

export interface Formula {
  /** With its dollars or brackets, as it is in the text. */
  source: string;
  tex: string;
  /** It is shown on a line of its own. */
  isDisplayed: boolean;
}

/**
 * Prices stay text by pandoc's rules: no space after the opening dollar, none before the closing one, and no digit
 * after it. An escaped character comes first, so that it opens nothing. An empty line ends a paragraph, and so a formula
 * that was never closed.
 */
const found =
  /\\[\\$]|\$\$((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\$\$|\\\[((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\\]|\\\(((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\\\)|\$(?![\s$])((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){0,2000}?(?:\\[\s\S]|[^\\$\s]))\$(?!\d)/g;

/** The texts and formulas in their order; the texts without the backslash of an escaped dollar. */
export function mathParts(text: string): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  let after = 0;
  const addText = (end: number) => {
    if (end > after) parts.push(text.slice(after, end).replaceAll('\\$', '$'));
  };
  for (const { 0: source, 1: dollars, 2: square, 3: round, 4: dollar, index } of text.matchAll(found)) {
    const tex = (dollars ?? square ?? round ?? dollar ?? '').trim();
    if (!tex) continue;
    addText(index);
    parts.push({ source, tex, isDisplayed: (dollars ?? square) !== undefined });
    after = index + source.length;
  }
  addText(text.length);
  return parts;
}

export const formulasIn = (text: string): Formula[] =>
  mathParts(text).filter((part) => typeof part !== 'string');

/** Ends before a formula that would be cut in two; a formula at the very beginning is cut like a text. */
export function truncateMath(text: string, max: number): string {
  for (const { 0: source, index } of text.matchAll(found)) {
    if (index > 0 && index < max && index + source.length > max) return text.slice(0, index).trimEnd();
  }
  return truncate(text, max);
}
