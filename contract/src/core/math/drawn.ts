/** Formulas as the server has drawn them. The browser cannot read TeX: it only replaces each source by its drawing. */

export interface DrawnFormula {
  /** With its dollars or brackets; what could not be drawn is missing, and so is shown as it was written. */
  source: string;
  /**
   * Only elements and attributes of `functions/src/core/math/safe-mathml.ts`; empty for an escaped dollar,
   * which is plain text.
   */
  mathml: string;
  plain: string;
}

export const escapedDollar: DrawnFormula = { source: '\\$', mathml: '', plain: '$' };

/** The text between the formulas, and the formulas. */
export function drawnParts(text: string, drawn: readonly DrawnFormula[] = []): (string | DrawnFormula)[] {
  const parts: (string | DrawnFormula)[] = [];
  for (let rest = text; rest; ) {
    let first: DrawnFormula | undefined;
    let at = rest.length;
    for (const formula of drawn) {
      const index = rest.indexOf(formula.source);
      if (index >= 0 && index < at) {
        first = formula;
        at = index;
      }
    }
    parts.push(rest.slice(0, at));
    if (!first) break;
    parts.push(first.mathml ? first : first.plain);
    rest = rest.slice(at + first.source.length);
  }
  return parts;
}

/** For places that show no formulas, such as the title of a page. */
export const plainDrawn = (text: string, drawn?: readonly DrawnFormula[]) =>
  drawnParts(text, drawn)
    .map((part) => (typeof part === 'string' ? part : part.plain))
    .join('');
