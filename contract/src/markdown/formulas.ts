/** Formulas in Markdown, written as on GitHub: $`x^2`$ in a line, and a code block whose language is `math`. */
import type { Literal, PhrasingContent } from 'mdast';

export interface InlineMath extends Literal {
  type: 'inlineMath';
}

export interface DisplayedMath extends Literal {
  type: 'math';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineMath: InlineMath;
  }
  interface RootContentMap {
    inlineMath: InlineMath;
    math: DisplayedMath;
  }
  interface BlockContentMap {
    math: DisplayedMath;
  }
}

/** Code between two dollars is a formula. */
export function withFormulas(children: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const [at, node] of children.entries()) {
    const [before, after] = [all.at(-1), children[at + 1]];
    const isFormula =
      node.type === 'inlineCode' &&
      before?.type === 'text' &&
      before.value.endsWith('$') &&
      after?.type === 'text' &&
      after.value.startsWith('$');
    if (!isFormula) {
      all.push(node);
      continue;
    }
    before.value = before.value.slice(0, -1);
    after.value = after.value.slice(1);
    all.push({ type: 'inlineMath', value: node.value });
  }
  return all.filter((node) => node.type !== 'text' || node.value);
}
