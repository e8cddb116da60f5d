/**
 * Formulas and marks as the server has rendered them. The browser reads neither TeX nor tags: it only
 * replaces each source by its drawing.
 */

export interface RenderedFormula {
  /**
   * With its dollars, brackets or tags; what could not be rendered is missing, and so is shown as it was
   * written.
   */
  source: string;
  /**
   * Only elements and attributes of `functions/src/core/math/safe-mathml.ts`, which has those of marks too;
   * empty for an escaped dollar, which is plain text.
   */
  mathml: string;
  plain: string;
}

export const escapedDollar: RenderedFormula = { source: '\\$', mathml: '', plain: '$' };

/** The text between the formulas, and the formulas. */
export function formulaParts(
  text: string,
  drawn: readonly RenderedFormula[] = [],
): (string | RenderedFormula)[] {
  const parts: (string | RenderedFormula)[] = [];
  for (let rest = text; rest; ) {
    let first: RenderedFormula | undefined;
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
export const inPlainText = (text: string, drawn?: readonly RenderedFormula[]) =>
  formulaParts(text, drawn)
    .map((part) => (typeof part === 'string' ? part : part.plain))
    .join('');
