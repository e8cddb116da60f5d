/**
 * Draws the TeX of texts as MathML, and their marks as HTML. People write the texts, so the size and time of
 * a formula are limited.
 */

import { type Mark, marksIn, tags, writeMarks } from '@lab/contract/core/math/marks';
import { type Formula, formulasIn, mathParts } from '@lab/contract/core/math/parts';
import { plainMath, plainTex } from '@lab/contract/core/math/plain';
import { escapedDollar, type RenderedFormula } from '@lab/contract/core/math/rendered';
import { escapeXml } from '../http/xml.ts';
import { type MathNode, writeMathml } from './safe-mathml.ts';
import { bytesOf } from './stored.ts';

const deepest = 30;
const longestRender = 20_000;
/** Of one record, whose document may hold 1 MiB with all its fields. */
const mostBytes = 100_000;
const mostMilliseconds = 500;

/** Definitions could expand without end, and the other commands refer to something outside the formula. */
const refused =
  /\\(?:[egx]?def|let|futurelet|(?:re|provide)?newcommand|renewcommand|providecommand|global|long|csname|href|url|class|id|style|data|html\w*|includegraphics|label|e?q?ref|tag)(?![a-zA-Z])/;

/** All formulas and marks of these texts that can be rendered, each once. */
export async function renderFormulas(...texts: string[]): Promise<RenderedFormula[]> {
  const escaped = texts.some((text) => text.includes(escapedDollar.source)) ? [escapedDollar] : [];
  const formulas = await renderEach(texts.flatMap(formulasIn));
  return [...marksOf(texts, formulas), ...formulas, ...escaped];
}

/** A mark with what is inside; the formulas there must be drawn with it. */
function marksOf(texts: readonly string[], formulas: readonly RenderedFormula[]): RenderedFormula[] {
  const drawn = new Map(formulas.map(({ source, mathml }) => [source, mathml]));
  const textOf = (text: string) =>
    mathParts(text)
      .map((part) =>
        typeof part === 'string' ? escapeXml(part) : (drawn.get(part.source) ?? escapeXml(part.source)),
      )
      .join('');
  const each = new Map(texts.flatMap(marksIn).map((mark: Mark) => [mark.source, mark]));
  let bytes = 0;
  return [...each.values()]
    .map((mark) => ({
      source: mark.source,
      mathml: writeMarks([mark], tags, textOf),
      plain: plainMath(mark.source),
    }))
    .filter((one) => {
      bytes += bytesOf(one);
      return bytes <= mostBytes && one.mathml.length <= longestRender;
    });
}

/** Leaves out what cannot be rendered. */
export async function renderEach(all: readonly Formula[]): Promise<RenderedFormula[]> {
  if (all.length === 0) return [];
  // Few texts contain formulas, and the library is large.
  const { default: temml } = await import('temml');
  const end = performance.now() + mostMilliseconds;
  const drawn = new Map<string, RenderedFormula>();
  let bytes = 0;
  for (const formula of all) {
    if (drawn.has(formula.source) || performance.now() > end) continue;
    const mathml = draw(formula, temml.__renderToMathMLTree);
    if (!mathml) continue;
    const one = { source: formula.source, mathml, plain: plainTex(formula.tex) };
    bytes += bytesOf(one);
    if (bytes > mostBytes) break;
    drawn.set(formula.source, one);
  }
  return [...drawn.values()];
}

/** Undefined for what cannot be rendered, which is then shown as it was written. */
function draw(
  { tex, isDisplayed }: Formula,
  treeOf: (tex: string, options: object) => MathNode,
): string | undefined {
  if (refused.test(tex) || depthOf(tex) > deepest) return undefined;
  try {
    const tree = treeOf(tex, {
      displayMode: isDisplayed,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      maxSize: [10, 10],
    });
    const mathml = writeMathml(tree);
    return mathml.length <= longestRender ? mathml : undefined;
  } catch {
    return undefined;
  }
}

/** How deeply braces, environments and scripts are nested; `x^^^^` nests without braces. */
function depthOf(tex: string): number {
  let depth = 0;
  let most = 0;
  for (const [sign] of tex.matchAll(/\\(?:left|right|begin|end)(?![a-zA-Z])|\\[\s\S]|[{}]/g)) {
    if (sign === '{' || sign === '\\left' || sign === '\\begin') depth += 1;
    if (sign === '}' || sign === '\\right' || sign === '\\end') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
