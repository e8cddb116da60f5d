import { formulasIn } from '../../core/math/parts.ts';

/** Changes the text between formulas; TeX reads those as they are. */
export function aroundFormulas(text: string, change: (text: string) => string): string {
  const formulas = formulasIn(text).flatMap(({ source }) => (isBalanced(source) ? [source] : []));
  const standIn = (at: number) => String.fromCodePoint(0xe000 + at);
  const bare = formulas.reduce((rest, source, at) => rest.replace(source, () => standIn(at)), text);
  return formulas.reduce((rest, source, at) => rest.replace(standIn(at), () => source), change(bare));
}

/** An unmatched brace would break the file. */
function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [brace] of tex.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
