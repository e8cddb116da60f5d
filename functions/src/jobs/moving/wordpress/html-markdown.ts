/** HTML as Markdown. What looks like Markdown in it stays the text that it is. */

import { mostCells, mostColumns } from '@lab/contract/core/markdown/limits';
import { textIn } from '@lab/contract/core/markdown/text-in';
import { writeMarkdown } from '@lab/contract/core/markdown/write';
import type { BlockContent, Image, ListItem, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { scriptOf } from '../../../features/imports/entries/latex-mends.ts';
import { isPicturePath } from '../fates.ts';
import { embedded } from '../texts/html-tags.ts';
import { type HtmlElement, type HtmlNode, isBlock, treeOf } from './html-tree.ts';
import { cleaned, decodedEntities, spaced, wordsIn } from './words.ts';

export interface HtmlContext {
  /** Lines and empty lines mean breaks and paragraphs, as in texts from before there were blocks. */
  hasLines: boolean;
  /** Where a link leads; empty for one that leads nowhere. */
  link(target: string): string;
  /** The address of a picture. */
  picture(target: string): string;
}

const marks: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  del: 'delete',
  s: 'delete',
  strike: 'delete',
};
const codes = new Set(['code', 'kbd', 'samp', 'tt']);
/** A table with one of them only lays out what is in it. */
const noCell = new Set('blockquote dl figure h1 h2 h3 h4 h5 h6 iframe img ol pre table ul video'.split(' '));

export function markdownOf(html: string, context: HtmlContext): { markdown: string; left: string[] } {
  const { children, left } = treeOf(html);
  return { markdown: markdownOfTree(children, context), left };
}

export function markdownOfTree(children: readonly HtmlNode[], context: HtmlContext): string {
  return writeMarkdown({ type: 'root', children: blocks(children) });

  function blocks(nodes: readonly HtmlNode[]): BlockContent[] {
    const done: BlockContent[] = [];
    let open: PhrasingContent[] = [];
    function endParagraph(): void {
      const words = cleaned(open);
      if (words.length > 0) done.push({ type: 'paragraph', children: withAddress(words) });
      open = [];
    }
    for (const node of nodes) {
      if (typeof node === 'string') {
        const paragraphs = context.hasLines ? node.split(/\n[ \t\r]*\n/) : [node];
        for (const [at, paragraph] of paragraphs.entries()) {
          if (at > 0) endParagraph();
          for (const word of wordsIn(paragraph, context.hasLines)) open.push(word);
        }
      } else if (isBlock(node.name) || node.holdsBlock) {
        endParagraph();
        for (const one of isBlock(node.name) ? block(node) : blocks(node.children)) done.push(one);
      } else for (const word of inline(node)) open.push(word);
    }
    endParagraph();
    return done;
  }

  function block(element: HtmlElement): BlockContent[] {
    const { name, attributes, children } = element;
    if (/^h[1-6]$/.test(name)) {
      const depth = Math.min(Math.max(Number(name[1]), 2), 4) as 2 | 3 | 4;
      const words = cleaned(children.flatMap(inline));
      return words.length > 0 ? [{ type: 'heading', depth, children: words }] : [];
    }
    if (name === 'ul' || name === 'ol') {
      const items = children.flatMap((child) => item(child));
      const start = Number(attributes.get('start')) || 1;
      const ordered = name === 'ol';
      return items.length > 0
        ? [{ type: 'list', ordered, ...(ordered && { start }), spread: false, children: items }]
        : [];
    }
    if (name === 'table') return table(element);
    if (name === 'figure') return figure(element);
    if (name === 'hr') return [{ type: 'thematicBreak' }];
    if (name === 'pre') {
      const value = textOf(element).replace(/^\n|(?<!\s)\s+$/g, '');
      return value ? [{ type: 'code', value }] : [];
    }
    if (name === 'blockquote') {
      const quoted = blocks(children);
      return quoted.length > 0 ? [{ type: 'blockquote', children: quoted }] : [];
    }
    if (name === 'dt' || name === 'summary') {
      const words = cleaned(children.flatMap(inline));
      return words.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children: words }] }] : [];
    }
    if (embedded.has(name)) {
      const words = player(element);
      return words.length > 0 ? [{ type: 'paragraph', children: words }] : [];
    }
    return blocks(children);
  }

  function item(node: HtmlNode): ListItem[] {
    const inside = blocks(typeof node !== 'string' && node.name === 'li' ? node.children : [node]);
    return inside.length > 0 ? [{ type: 'listItem', spread: false, children: inside }] : [];
  }

  function figure({ children }: HtmlElement): BlockContent[] {
    const isCaption = (node: HtmlNode) => typeof node !== 'string' && node.name === 'figcaption';
    const shown = blocks(children.filter((node) => !isCaption(node)));
    const words = cleaned(children.filter(isCaption).flatMap(inline));
    if (words.length === 0) return shown;
    const pictures = picturesIn(shown);
    const [picture] = pictures;
    if (!picture || pictures.length > 1 || words.some(({ type }) => type === 'link'))
      return [...shown, { type: 'paragraph', children: words }];
    picture.title = spaced(textIn({ type: 'paragraph', children: words }));
    picture.alt ||= picture.title;
    return shown;
  }

  function table({ children }: HtmlElement): BlockContent[] {
    const rows: HtmlElement[] = [];
    const before: BlockContent[] = [];
    for (const child of children.flatMap(partsOfTable)) {
      if (typeof child !== 'string' && child.name === 'tr') rows.push(child);
      else for (const one of blocks([child])) before.push(one);
    }
    const cells = rows.map((row) =>
      row.children.filter(
        (cell): cell is HtmlElement => typeof cell !== 'string' && /^t[dh]$/.test(cell.name),
      ),
    );
    const width = Math.max(0, ...cells.slice(0, mostCells).map((row) => row.length));
    const isData = width > 0 && width <= mostColumns && rows.length * width <= mostCells;
    if (!isData || cells.flat().some((cell) => holds(cell, noCell)))
      return [...before, ...cells.flat().flatMap((cell) => blocks(cell.children))];
    const all = cells.map(
      (row): TableRow => ({
        type: 'tableRow',
        children: Array.from({ length: width }, (_, at) => ({
          type: 'tableCell',
          children: cleaned((row[at]?.children ?? []).flatMap(inline), 'in one line'),
        })),
      }),
    );
    const whole: Table = { type: 'table', children: all };
    return [...before, whole];
  }

  function inline(node: HtmlNode): PhrasingContent[] {
    if (typeof node === 'string') return wordsIn(node, context.hasLines);
    const { name, attributes, children } = node;
    if (name === 'br') return [{ type: 'break' }];
    if (name === 'img') return picture(node);
    if (embedded.has(name)) return player(node);
    if (codes.has(name)) {
      const value = spaced(textOf(node));
      return value ? [{ type: 'inlineCode', value }] : [];
    }
    if (name === 'sub' || name === 'sup')
      return [{ type: 'text', value: scriptOf(name === 'sup' ? '^' : '_')(textOf(node)) }];
    const inside = children.flatMap(inline);
    const mark = marks[name];
    if (mark) return around(inside, (words) => ({ type: mark, children: words }));
    const url = name === 'a' ? context.link(decodedEntities(attributes.get('href') ?? '')) : '';
    // A picture that leads to itself, larger.
    if (url && inside.length === 1 && inside[0]?.type === 'image' && isPicturePath(url)) return inside;
    if (url) return around(inside, (words) => ({ type: 'link', url, children: words as never }));
    return isBlock(name) ? [{ type: 'text', value: ' ' }, ...inside, { type: 'text', value: ' ' }] : inside;
  }

  function picture({ attributes }: HtmlElement): Image[] {
    const url = context.picture(decodedEntities(attributes.get('src') ?? ''));
    return url ? [{ type: 'image', url, alt: spaced(decodedEntities(attributes.get('alt') ?? '')) }] : [];
  }

  /** The address of a player or of another page that is shown in this one. */
  function player({ attributes, children }: HtmlElement): PhrasingContent[] {
    const source = children.find((child) => typeof child !== 'string' && child.name === 'source');
    const inside = typeof source === 'object' ? source.attributes.get('src') : undefined;
    const url = context.link(watched(decodedEntities(attributes.get('src') ?? inside ?? '')));
    const value = spaced(decodedEntities(attributes.get('title') ?? '')) || url;
    return url ? [{ type: 'link', url, children: [{ type: 'text', value }] }] : [];
  }
}

/** Pages lead to the page of a video, not to its player. */
const watched = (address: string) =>
  address
    .replace(
      /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{1,40}).*$/s,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{1,20}).*$/s, 'https://vimeo.com/$1')
    .replace(/^\/\/(?=\w)/, 'https://');

/** An address alone in a paragraph is one that WordPress shows as a player. */
function withAddress(words: PhrasingContent[]): PhrasingContent[] {
  const [word] = words;
  return words.length === 1 && word?.type === 'text' && /^https?:\/\/\S{1,2000}$/.test(word.value)
    ? [{ type: 'link', url: word.value, children: [word] }]
    : words;
}

/** Blanks at the edges stay outside, where Markdown needs them. */
function around(
  words: PhrasingContent[],
  make: (words: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const inside = cleaned(words);
  if (inside.length === 0) return words.length > 0 ? [{ type: 'text', value: ' ' }] : [];
  const blank = (word: PhrasingContent | undefined, shape: RegExp): PhrasingContent[] =>
    word?.type === 'text' && shape.test(word.value) ? [{ type: 'text', value: ' ' }] : [];
  return [...blank(words[0], /^\s/), make(inside), ...blank(words.at(-1), /\s$/)];
}

const partsOfTable = (node: HtmlNode): HtmlNode[] =>
  typeof node !== 'string' && /^t(?:head|body|foot)$/.test(node.name) ? node.children : [node];

const holds = ({ children }: HtmlElement, names: ReadonlySet<string>): boolean =>
  children.some((child) => typeof child !== 'string' && (names.has(child.name) || holds(child, names)));

export const textOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return decodedEntities(node);
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
};

function picturesIn(shown: readonly RootContent[]): Image[] {
  return shown.flatMap((node) => {
    if (node.type === 'image') return [node];
    return 'children' in node ? picturesIn(node.children) : [];
  });
}
