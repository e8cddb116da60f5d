/** Stored drawings of formulas, and the selection of them for a reply. */

import { escapedDollar, type RenderedFormula } from '@lab/contract/core/math/rendered';
import { fillPart } from '../data/shape.ts';
import { isSafeMathml } from './safe-mathml.ts';

/** The recent papers of the home page share one document, see `limits.homeBytes`. */
const cardBytes = 6_000;

export const formulasShape: RenderedFormula[] = [{ source: '', mathml: '', plain: '' }];

/** Checked again when they are read, because pages insert them as HTML. */
export const storedFormulas = (stored: unknown): RenderedFormula[] =>
  fillPart(formulasShape, stored).filter(
    ({ source, mathml }) => source && (mathml ? isSafeMathml(mathml) : source === escapedDollar.source),
  );

export const bytesOf = (formula: RenderedFormula) => Buffer.byteLength(JSON.stringify(formula));

/** For replies: `drawn` is left out if there are no formulas. */
export function withCheckedFormulas<Listed extends { drawn?: unknown }>({ drawn, ...record }: Listed) {
  const checked = storedFormulas(drawn);
  return checked.length > 0 ? { ...record, drawn: checked } : record;
}

/** Leaves out drawings, beginning at the end of the list, until the rows fit into `bytes`. */
export function withinBytes(rows: readonly object[], bytes: number): object[] {
  let over = Buffer.byteLength(JSON.stringify(rows)) - bytes;
  const fitted = rows.toReversed().map((row) => {
    if (over <= 0 || !('drawn' in row)) return row;
    const { drawn, ...rest } = row;
    over -= Buffer.byteLength(JSON.stringify(row)) - Buffer.byteLength(JSON.stringify(rest));
    return rest;
  });
  return fitted.reverse();
}

/** The drawings of the formulas and marks in a card's texts, up to a limit; the others are shown as TeX. */
export function cardFormulas(drawn: unknown, ...texts: string[]) {
  let bytes = 0;
  return storedFormulas(drawn).filter((formula) => {
    if (formula.mathml && !texts.some((text) => text.includes(formula.source))) return false;
    bytes += bytesOf(formula);
    return bytes <= cardBytes;
  });
}
