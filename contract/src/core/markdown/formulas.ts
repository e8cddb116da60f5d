/**
 * Formulas in Markdown, written as on GitHub: $`x^2`$ in a line, and a code block whose language is `math`.
 * Code between two dollars that is no formula has more backticks around it than it needs.
 */
import type { InlineCode, Literal, PhrasingContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

export interface InlineMath extends Literal {
  type: 'inlineMath';
}

export interface DisplayedMath extends Literal {
  type: 'math';
}

declare module 'mdast' {
  interface InlineCodeData {
    /** The backticks around it. */
    fence?: number;
  }
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

/** As few backticks as can be around the code, but not fewer than `least`. */
export function neededFence(code: string, least = 1): number {
  const runs = (code.match(/`+/g) ?? []).map((run) => run.length);
  return runs.includes(least) ? neededFence(code, least + 1) : least;
}

export const fencesFromMarkdown: Extension = {
  enter: {
    codeTextSequence({ start, end }) {
      const code = this.stack.findLast((node): node is InlineCode => node.type === 'inlineCode');
      if (code) code.data = { fence: end.offset - start.offset };
    },
  },
};

const isWide = ({ value, data }: InlineCode) => (data?.fence ?? 0) > neededFence(value);

/** Code between two dollars is a formula. */
export function withFormulas(children: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const [at, node] of children.entries()) {
    const [before, after] = [all.at(-1), children[at + 1]];
    const isFormula =
      node.type === 'inlineCode' &&
      !isWide(node) &&
      before?.type === 'text' &&
      before.value.endsWith('$') &&
      after?.type === 'text' &&
      after.value.startsWith('$');
    if (!isFormula) {
      all.push(node.type === 'inlineCode' ? { type: 'inlineCode', value: node.value } : node);
      continue;
    }
    before.value = before.value.slice(0, -1);
    after.value = after.value.slice(1);
    all.push({ type: 'inlineMath', value: node.value });
  }
  return all.filter((node) => node.type !== 'text' || node.value);
}
