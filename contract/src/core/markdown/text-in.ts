import type { Nodes } from 'mdast';

const blocks = ['root', 'list', 'blockquote', 'listItem', 'table', 'tableRow'];

/** The words of a part of a text. Without recursion, because it may be nested thousands of times. */
export function textIn(node: Nodes, formula = (tex: string) => tex): string {
  let text = '';
  const rest: (Nodes | string)[] = [node];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') text += next;
    else if (next.type === 'inlineMath' || next.type === 'math') text += formula(next.value);
    else if ('value' in next) text += next.value;
    else if (next.type === 'image') text += next.alt ?? '';
    else if (next.type === 'break') text += ' ';
    else if ('children' in next) {
      const between = blocks.includes(next.type) ? ' ' : '';
      for (const child of next.children.toReversed()) rest.push(between, child);
    }
  }
  return text.trim();
}
