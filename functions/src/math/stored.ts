/** What is stored of drawn formulas, and which of them go into a reply. */
import { type DrawnFormula, escapedDollar } from '@lab/contract/math/drawn';
import { formulasIn } from '@lab/contract/math/parts';
import { fillPart } from '../data/shape.ts';
import { isSafeMathml } from './safe-mathml.ts';

/** The recent papers of the home page share one document, see `limits.homeBytes`. */
const cardBytes = 6_000;

export const drawnShape: DrawnFormula[] = [{ source: '', mathml: '', plain: '' }];

/** A page inserts them as they are, so they are checked again, whoever may have written them. */
export const storedDrawings = (stored: unknown): DrawnFormula[] =>
  fillPart(drawnShape, stored).filter(
    ({ source, mathml }) => source && (mathml ? isSafeMathml(mathml) : source === escapedDollar.source),
  );

export const bytesOf = (formula: DrawnFormula) => Buffer.byteLength(JSON.stringify(formula));

/** Those that a card shows; the others stay as they were written. */
export function cardDrawings({ title, summary, drawn }: { title: string; summary: string; drawn?: unknown }) {
  const shown = new Set([title, summary].flatMap(formulasIn).map(({ source }) => source));
  let bytes = 0;
  return storedDrawings(drawn).filter((formula) => {
    if (formula.mathml && !shown.has(formula.source)) return false;
    bytes += bytesOf(formula);
    return bytes <= cardBytes;
  });
}
