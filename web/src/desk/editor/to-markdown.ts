/** The editor's document as a text in Markdown. */
import { writeMarkdown } from '@lab/contract/core/markdown/write';
import type { JSONContent } from '@tiptap/core';
import type {
  AlignType,
  Blockquote,
  Image,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { phrasing } from './phrasing.ts';

export function markdownOf(document: JSONContent): string {
  return writeMarkdown({ type: 'root', children: blocks(document) });
}

const blocks = ({ content = [] }: JSONContent): RootContent[] => content.flatMap((node) => block(node) ?? []);

const attribute = ({ attrs }: JSONContent, name: string): string => String(attrs?.[name] ?? '');

function block(node: JSONContent): RootContent | undefined {
  switch (node.type) {
    case 'heading':
      return {
        type: 'heading',
        depth: Number(attribute(node, 'level')) as 2 | 3 | 4,
        children: inLine(node),
      };
    case 'blockquote':
      return { type: 'blockquote', children: blocks(node) as Blockquote['children'] };
    case 'bulletList':
    case 'orderedList': {
      const ordered = node.type === 'orderedList';
      const start = ordered && { start: Number(attribute(node, 'start')) };
      return { type: 'list', ordered, ...start, spread: false, children: (node.content ?? []).map(item) };
    }
    case 'codeBlock':
      return { type: 'code', lang: attribute(node, 'language') || null, value: wordsOf(node) };
    case 'displayedFormula':
      return { type: 'math', value: attribute(node, 'tex') };
    case 'table':
      return table(node);
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'picture':
      return { type: 'paragraph', children: [picture(node)] };
    default: {
      const children = phrasing(node.content ?? []);
      return children.length > 0 ? { type: 'paragraph', children } : undefined;
    }
  }
}

const wordsOf = ({ content = [] }: JSONContent) => content.map(({ text = '' }) => text).join('');

function picture(node: JSONContent): PhrasingContent {
  const [href, caption] = [attribute(node, 'href'), attribute(node, 'caption')];
  const image: Image = {
    type: 'image',
    url: attribute(node, 'src'),
    alt: attribute(node, 'alt'),
    title: caption || null,
  };
  return href ? { type: 'link', url: href, children: [image] } : image;
}

const item = (node: JSONContent): ListItem => ({
  type: 'listItem',
  spread: false,
  children: blocks(node) as ListItem['children'],
});

/** Headings and cells have one line. */
const inLine = ({ content = [] }: JSONContent): PhrasingContent[] =>
  phrasing(content.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node)));

function table({ content = [] }: JSONContent): Table {
  const rows = content.map((row) => row.content ?? []);
  const align = (rows[0] ?? []).map((cell) => (attribute(cell, 'align') || null) as AlignType);
  const children = rows.map((cells) => ({
    type: 'tableRow' as const,
    children: cells.map(
      ({ content: [only = {}] = [] }): TableCell => ({ type: 'tableCell', children: inLine(only) }),
    ),
  }));
  return { type: 'table', align, children };
}
