/** Finds the TeX in a text that people wrote: between $…$, $$…$$, \(…\) and \[…\]. */
import { truncate } from '../../lib/truncate.ts';
import { type FoundFormula, findFormulas } from './found.ts';
import { marksIn } from './marks.ts';

export type Formula = Omit<FoundFormula, 'at'>;

/** The texts and formulas in their order; the texts without the backslash of an escaped dollar. */
export function mathParts(text: string): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  let after = 0;
  const addText = (end: number) => {
    if (end > after) parts.push(text.slice(after, end).replaceAll('\\$', '$'));
  };
  for (const { at, ...formula } of findFormulas(text)) {
    addText(at);
    parts.push(formula);
    after = at + formula.source.length;
  }
  addText(text.length);
  return parts;
}

export const formulasIn = (text: string): Formula[] =>
  mathParts(text).filter((part) => typeof part !== 'string');

/**
 * Ends before a formula or a mark that would be cut in two; one at the very beginning is cut like a text.
 */
export function truncateMath(text: string, max: number): string {
  const cut = [...marksIn(text), ...findFormulas(text)]
    .filter(({ at, source }) => at > 0 && at < max && at + source.length > max)
    .map(({ at }) => at);
  return cut.length > 0 ? text.slice(0, Math.min(...cut)).trimEnd() : truncate(text, max);
}
