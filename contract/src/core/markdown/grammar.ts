/**
 * The Markdown that long texts are stored in: CommonMark with tables and strikethrough, without HTML, and
 * reduced to what pages can show.
 */
import type { List, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { fencesFromMarkdown } from './formulas.ts';
import { inline, pictureOf } from './inline.ts';
import { textIn } from './text-in.ts';
import { isTooMarked } from './too-marked.ts';

/** What looks like HTML or like a definition is text. */
const asText = { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'autolink'] } };

/** The title of a page is its first heading. */
export const headingLevels = [2, 3, 4] as const;
type HeadingLevel = (typeof headingLevels)[number];

/** Of quotes and lists in each other; what is deeper is plain text. */
const deepest = 8;

export function parseMarkdown(text: string): Root {
  if (isTooMarked(text)) return asWritten(text);
  const tree = fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), asText],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), fencesFromMarkdown],
  });
  return { type: 'root', children: blocks(tree.children, 0) };
}

function asWritten(text: string): Root {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim());
  const children = paragraphs.map(
    (value): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] }),
  );
  return { type: 'root', children };
}

function blocks(children: readonly RootContent[], depth: number): RootContent[] {
  return children.flatMap((node) => block(node, depth));
}

function block(node: RootContent, depth: number): RootContent[] {
  if (node.type === 'paragraph') return paragraphs(node);
  if (node.type === 'heading') {
    const level = Math.min(Math.max(node.depth, 2), 4) as HeadingLevel;
    return [{ type: 'heading', depth: level, children: inline(node.children, { pictures: 'as text' }) }];
  }
  if (node.type === 'code') {
    const { value, lang } = node;
    return lang === 'math' ? [{ type: 'math', value }] : [{ type: 'code', lang, value }];
  }
  if (node.type === 'table') return [table(node)];
  if (node.type === 'thematicBreak') return [{ type: 'thematicBreak' }];
  if (node.type !== 'blockquote' && node.type !== 'list') return [];
  if (depth >= deepest) return [{ type: 'paragraph', children: [{ type: 'text', value: textIn(node) }] }];
  if (node.type === 'list') return [list(node, depth)];
  return [{ type: 'blockquote', children: blocks(node.children, depth + 1) as typeof node.children }];
}

/** A picture is a paragraph of its own, so it ends the one before it. */
function paragraphs({ children }: Paragraph): Paragraph[] {
  const parts: PhrasingContent[][] = [];
  let open: PhrasingContent[] | undefined;
  for (const child of children) {
    const picture = pictureOf(child);
    if (picture) parts.push([picture]);
    else if (open) open.push(child);
    else {
      open = [child];
      parts.push(open);
    }
    if (picture) open = undefined;
  }
  return parts
    .map((part) => (part[0] && pictureOf(part[0]) ? part : trimmed(inline(part, { pictures: 'as links' }))))
    .filter((part) => part.length > 0)
    .map((part) => ({ type: 'paragraph', children: part }));
}

function trimmed(children: PhrasingContent[]): PhrasingContent[] {
  const isEmpty = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && !node.value.trim());
  const first = children.findIndex((node) => !isEmpty(node));
  const last = children.findLastIndex((node) => !isEmpty(node));
  const kept = first < 0 ? [] : children.slice(first, last + 1);
  const [start, end] = [kept.at(0), kept.at(-1)];
  if (start?.type === 'text') start.value = start.value.trimStart();
  if (end?.type === 'text') end.value = end.value.trimEnd();
  return kept;
}

function list({ ordered, start, children }: List, depth: number): List {
  const items = children.map((item) => ({
    type: 'listItem' as const,
    spread: false,
    children: blocks(item.children, depth + 1) as typeof item.children,
  }));
  return { type: 'list', ordered, ...(ordered && { start }), spread: false, children: items };
}

/** A row that is longer than the first one has cells that no page shows. */
function table({ align, children }: Table): Table {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row) => ({
    type: 'tableRow' as const,
    children: row.children.slice(0, columns).map((cell) => ({
      type: 'tableCell' as const,
      children: inline(cell.children, { pictures: 'as text' }),
    })),
  }));
  return { type: 'table', align, children: rows };
}
