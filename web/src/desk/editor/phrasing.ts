/** The words of a paragraph: in the editor each has a set of marks, in Markdown marks are around words. */
import { passageAddress } from '@lab/contract/core/markdown/addresses';
import type { JSONContent } from '@tiptap/core';
import type { Link, PhrasingContent } from 'mdast';

/** From the outside to the inside. Both first are links in Markdown, which has no link within a link. */
const order = ['link', 'language', 'bold', 'italic', 'strike'] as const;
type Around = (typeof order)[number];

const markOf = ({ marks = [] }: JSONContent, type: string) => marks.find((mark) => mark.type === type);
const hasMark = (node: JSONContent | undefined, type: string) =>
  node !== undefined && Boolean(markOf(node, type));
const isSpace = ({ text, marks }: JSONContent) =>
  text !== undefined && !text.trim() && !hasMark({ marks }, 'code');

export function phrasing(content: readonly JSONContent[]): PhrasingContent[] {
  return joined(trimmed(around(withPlainSpaces(content), 0)));
}

/**
 * Markdown has no bold words that begin or end with a space, so a space has only the marks of both
 * neighbours.
 */
function withPlainSpaces(content: readonly JSONContent[]): JSONContent[] {
  const parts = content.flatMap((node) =>
    node.text === undefined || hasMark(node, 'code')
      ? [node]
      : (node.text.match(/^\s+|\s+$|\S(?:.*\S)?/gs) ?? []).map((text) => ({ ...node, text })),
  );
  const words = parts.map((part) => !isSpace(part) && part.type !== 'hardBreak');
  return parts.map((part, at) => {
    if (words[at]) return part;
    const before = parts[words.lastIndexOf(true, at)];
    const after = parts[words.indexOf(true, at)];
    const marks = at > 0 && words.lastIndexOf(true, at) >= 0 ? (part.marks ?? []) : [];
    return { ...part, marks: marks.filter((mark) => isSame(mark, before) && isSame(mark, after)) };
  });
}

type Mark = NonNullable<JSONContent['marks']>[number];

const isSame = ({ type, attrs }: Mark, node: JSONContent | undefined) =>
  node !== undefined && addressOf(markOf(node, type)) === addressOf({ type, attrs }) && hasMark(node, type);

const addressOf = (mark: Mark | undefined): unknown => mark?.attrs?.href ?? mark?.attrs?.lang;

/** Puts the words that share a mark into one. */
function around(content: readonly JSONContent[], depth: number): PhrasingContent[] {
  const mark = order[depth];
  if (!mark) return content.flatMap(leaf);
  const groups: JSONContent[][] = [];
  for (const node of content) {
    const last = groups.at(-1);
    if (last?.[0] && sharesMark(last[0], node, mark)) last.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group): PhrasingContent[] => {
    const found = group[0] && markOf(group[0], mark);
    const inside = around(group, depth + (mark === 'link' && found ? 2 : 1));
    return found ? [marked(mark, found, joined(inside))] : inside;
  });
}

/**
 * Text without marks between its parts becomes one text, because what must be escaped depends on the sign
 * before it.
 */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      found[found.length - 1] = { ...last, value: last.value + node.value };
    else found.push(node);
  }
  return found;
}

function sharesMark(one: JSONContent, other: JSONContent, type: Around): boolean {
  const [mark, next] = [markOf(one, type), markOf(other, type)];
  return Boolean(mark) === Boolean(next) && addressOf(mark) === addressOf(next);
}

function marked(type: Around, mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === 'link' || type === 'language') {
    const url = type === 'link' ? String(mark.attrs?.href ?? '') : passageAddress(String(mark.attrs?.lang));
    return { type: 'link', url, children: children as Link['children'] };
  }
  return { type: ({ bold: 'strong', italic: 'emphasis', strike: 'delete' } as const)[type], children };
}

function leaf(node: JSONContent): PhrasingContent[] {
  if (node.type === 'hardBreak') return [{ type: 'break' }];
  if (node.type === 'formula') return [{ type: 'inlineMath', value: String(node.attrs?.tex ?? '') }];
  if (!node.text) return [];
  return [{ type: hasMark(node, 'code') ? 'inlineCode' : 'text', value: node.text }];
}

/** A paragraph neither begins nor ends with a break or a space. */
function trimmed(children: PhrasingContent[]): PhrasingContent[] {
  const isEmpty = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && !node.value.trim());
  const first = children.findIndex((node) => !isEmpty(node));
  return first < 0 ? [] : children.slice(first, children.findLastIndex((node) => !isEmpty(node)) + 1);
}
