/**
 * Where formulas are in a text. Prices stay text by pandoc's rules: no space after the opening dollar, none
 * before the closing one, and no digit after it. An escaped character comes first, so that it opens nothing.
 * An empty line ends a paragraph, and so a formula that was never closed.
 */
const found =
  /\\[\\$]|\$\$((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\$\$|\\\[((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\\]|\\\(((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){1,2000}?)\\\)|\$(?![\s$])((?:\\[\s\S]|(?!\n[^\S\n]*\n)[^\\$]){0,2000}?(?:\\[\s\S]|[^\\$\s]))\$(?!\d)/g;

export interface FoundFormula {
  at: number;
  /** With its dollars or brackets, as it is in the text. */
  source: string;
  tex: string;
  /** It is shown on a line of its own. */
  isDisplayed: boolean;
}

export function findFormulas(text: string): FoundFormula[] {
  return [...text.matchAll(found)].flatMap(
    ({ 0: source, 1: dollars, 2: square, 3: round, 4: dollar, index }) => {
      const tex = (dollars ?? square ?? round ?? dollar ?? '').trim();
      const isDisplayed = (dollars ?? square) !== undefined;
      return tex ? [{ at: index, source, tex, isDisplayed }] : [];
    },
  );
}
