/** Writes a text as Markdown, which `parseMarkdown` reads as the same text again. */
import type { InlineCode, Root } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { type DisplayedMath, type InlineMath, neededFence } from './formulas.ts';

const inlineMath: Handle = (node: InlineMath, parent, state) => {
  const isInCell = state.stack.includes('tableCell');
  const value = isInCell ? withoutBars(node.value) : node.value;
  const code = defaultHandlers.inlineCode({ type: 'inlineCode', value }, parent, state);
  return `$${isInCell ? code.replaceAll('|', '\\|') : code}$`;
};

/** In a table a bar needs a backslash, so a bar that has one already is written as its name. */
const withoutBars = (tex: string) => tex.replace(/\\./gs, (sign) => (sign === '\\|' ? '\\Vert ' : sign));

const math: Handle = (node: DisplayedMath, parent, state, info) =>
  defaultHandlers.code({ type: 'code', lang: 'math', value: node.value }, parent, state, info);

const tables = gfmTableToMarkdown({ tablePipeAlign: false });

/** Between two dollars code would be a formula, unless it has more backticks than it needs. */
const inlineCode: Handle = (node: InlineCode, parent, state, info) => {
  const code = (tables.handlers?.inlineCode ?? defaultHandlers.inlineCode)(node, parent, state, info);
  if (info.before !== '$' || info.after !== '$') return code;
  const needed = neededFence(node.value);
  const fence = '`'.repeat(neededFence(node.value, needed + 1));
  return fence + code.slice(needed, -needed) + fence;
};
const inlineCodeWithPeek = Object.assign(inlineCode, { peek: () => '`' });

export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [tables, gfmStrikethroughToMarkdown()],
    handlers: { inlineCode: inlineCodeWithPeek, inlineMath, math },
    // Within an item, a table directly below a quote or a deeper list would be words of their last paragraph.
    join: [(left, right) => (right.type === 'table' && left.type !== 'paragraph' ? 1 : undefined)],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
  }).trim();
}
