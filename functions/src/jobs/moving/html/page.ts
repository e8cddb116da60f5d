/** A page of HTML: what its head says, and the elements of its body. */
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import { textOf } from '../wordpress/html-markdown.ts';
import { type HtmlElement, type HtmlNode, isBlock, treeOf } from '../wordpress/html-tree.ts';
import { decodedEntities, spaced } from '../wordpress/words.ts';

export interface Head {
  title: string;
  /** By the names of its `meta` elements, in small letters. */
  meta: ReadonlyMap<string, string>;
  /** By the relations of its `link` elements. */
  links: ReadonlyMap<string, string>;
  base: string;
}

export interface HtmlPage {
  head: Head;
  body: HtmlElement;
}

/** In bytes. A longer one is a database, and no page that somebody wrote. */
export const longestPage = 2_000_000;

/** Programs that lay pages out nest deeper than people who write a text. */
const deepest = 100;

export function pageOf(html: string): HtmlPage {
  const { children } = treeOf(html.replace(/^\s*<[!?][^<>]{0,500}>/, ''), deepest);
  const root: HtmlElement = { name: '', attributes: new Map(), children, holdsBlock: true };
  const meta = new Map<string, string>();
  const links = new Map<string, string>();
  let [title, base] = ['', ''];
  let body: HtmlElement | undefined;
  for (const element of elementsIn(root)) {
    const { name, attributes } = element;
    const of = (attribute: string) => spaced(decodedEntities(attributes.get(attribute) ?? ''));
    if (name === 'meta') {
      const key = (of('name') || of('property') || of('http-equiv')).toLowerCase();
      if (key && !meta.has(key)) meta.set(key, of('content'));
    } else if (name === 'link') {
      for (const key of of('rel').toLowerCase().split(' ')) if (!links.has(key)) links.set(key, of('href'));
    } else if (name === 'title') title ||= spaced(textOf(element));
    else if (name === 'base') base ||= of('href');
    else if (name === 'body') body ??= element;
  }
  return { head: { title, meta, links, base }, body: withoutHead(body ?? root) };
}

const ofHead = new Set(['base', 'link', 'meta', 'script', 'style', 'title']);

/** A page need not say where its head ends. */
function withoutHead(body: HtmlElement): HtmlElement {
  const unwrapped = body.children.flatMap((child) =>
    typeof child !== 'string' && /^(?:html|head)$/.test(child.name) ? withoutHead(child).children : [child],
  );
  const children = unwrapped.filter((child) => typeof child === 'string' || !ofHead.has(child.name));
  return { ...body, holdsBlock: true, children };
}

/** In the order of the page. */
export function* elementsIn({ children }: HtmlElement): Generator<HtmlElement> {
  for (const child of children)
    if (typeof child !== 'string') {
      yield child;
      yield* elementsIn(child);
    }
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

export const isAnyBlock = (element: HtmlElement) => element.holdsBlock || isBlock(element.name);

export const classesOf = ({ attributes }: HtmlElement): string[] =>
  `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.toLowerCase().split(/\s+/).filter(Boolean);

/** With a blank between blocks. */
export function wordsOf(node: HtmlNode): string {
  const written = (one: HtmlNode): string => {
    if (!isElement(one)) return decodedEntities(one);
    if (one.name === 'br') return ' ';
    const inside = one.children.map(written).join('');
    return isAnyBlock(one) ? ` ${inside} ` : inside;
  };
  return spaced(written(node));
}

const declared = /<meta[^<>]{0,200}charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w-]{1,30})/i;

/** In the letters that the page declares, which older pages of other scripts need. */
export function htmlOfBytes(bytes: Buffer): string {
  const [, name = ''] = declared.exec(bytes.subarray(0, 2_000).toString('latin1')) ?? [];
  if (!name || /^(?:utf-?8|iso-8859-1|latin-?1|us-ascii|windows-1252)$/i.test(name))
    return textOfBytes(bytes);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return textOfBytes(bytes);
  }
}
