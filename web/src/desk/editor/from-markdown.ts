/** A text in Markdown as the editor's document. */
import { languageOf } from '@lab/contract/core/markdown/addresses';
import { parseMarkdown } from '@lab/contract/core/markdown/grammar';
import type { JSONContent } from '@tiptap/core';
import type { Image, Link, ListItem, PhrasingContent, RootContent, Table } from 'mdast';

export function documentOf(text: string): JSONContent {
  return { type: 'doc', content: filled(parseMarkdown(text).children.map(block)) };
}

const paragraph: JSONContent = { type: 'paragraph' };

/** The editor needs a paragraph where Markdown may have nothing. */
const filled = (content: JSONContent[]) => (content.length > 0 ? content : [paragraph]);

function block(node: RootContent): JSONContent {
  switch (node.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: inline(node.children) };
    case 'blockquote':
      return { type: 'blockquote', content: filled(node.children.map(block)) };
    case 'list': {
      const items = node.children.map(item);
      if (!node.ordered) return { type: 'bulletList', content: items };
      return { type: 'orderedList', attrs: { start: node.start ?? 1 }, content: items };
    }
    case 'code':
      return { type: 'codeBlock', attrs: { language: node.lang ?? null }, content: textOf(node.value) };
    case 'math':
      return { type: 'displayedFormula', attrs: { tex: node.value } };
    case 'table':
      return table(node);
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image') return picture(only, '');
      const still = only?.type === 'link' ? only.children[0] : undefined;
      if (only?.type === 'link' && still?.type === 'image') return picture(still, only.url);
      return { type: 'paragraph', content: inline(node.children) };
    }
    default:
      return paragraph;
  }
}

const picture = ({ url, alt, title }: Image, href: string): JSONContent => ({
  type: 'picture',
  attrs: { src: url, alt: alt ?? '', caption: title ?? '', href },
});

/** An item begins with a paragraph. */
function item({ children }: ListItem): JSONContent {
  const content = children.map(block);
  return { type: 'listItem', content: content[0]?.type === 'paragraph' ? content : [paragraph, ...content] };
}

function table({ align, children }: Table): JSONContent {
  const width = Math.max(...children.map((row) => row.children.length));
  const rows = children.map((row, at) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, column) => ({
      type: at === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: align?.[column] ?? null },
      content: [{ type: 'paragraph', content: inline(row.children[column]?.children ?? []) }],
    })),
  }));
  return { type: 'table', content: rows };
}

type Marks = NonNullable<JSONContent['marks']>;

const markNames = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

function inline(children: readonly PhrasingContent[], marks: Marks = []): JSONContent[] {
  return children.flatMap((node): JSONContent[] => {
    if (node.type === 'text') return textOf(node.value.replace(/\s*\n\s*/g, ' '), marks);
    if (node.type === 'inlineCode') return textOf(node.value, [...marks, { type: 'code' }]);
    if (node.type === 'inlineMath') return [{ type: 'formula', attrs: { tex: node.value }, marks }];
    if (node.type === 'break') return [{ type: 'hardBreak', marks }];
    if (node.type === 'link') return inline(node.children, [...marks, linkMark(node)]);
    if (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'delete') return [];
    const type = markNames[node.type];
    return inline(node.children, marks.some((mark) => mark.type === type) ? marks : [...marks, { type }]);
  });
}

function linkMark({ url }: Link): Marks[number] {
  const lang = languageOf(url);
  return lang ? { type: 'language', attrs: { lang } } : { type: 'link', attrs: { href: url } };
}

/** The editor has no empty texts. */
const textOf = (text: string, marks: Marks = []): JSONContent[] =>
  text ? [{ type: 'text', text, marks }] : [];
