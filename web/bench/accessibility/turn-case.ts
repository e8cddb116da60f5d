/** A test case, which is a page in HTML, as a text that an author of the lab could have written. */
import { stillAddress } from '@lab/contract/core/markdown/signs.testing';
import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser, type Node as TextNode } from '@tiptap/pm/model';
import { cleanPaste } from '../../src/desk/editor/clean-paste.ts';
import { extensions } from '../../src/desk/editor/schema.ts';

const schema = getSchema(extensions);

/** What the editor can say. A page with anything else says something that no text of the lab can. */
const elements = new Set(
  'body,p,div,main,section,span,h1,h2,h3,h4,h5,h6,a,img,ul,ol,li,blockquote,br,strong,b,em,i,code,table,thead,tbody,tr,th,td'.split(
    ',',
  ),
);
const attributes = new Set(['href', 'src', 'alt', 'lang', 'id', 'style']);

export interface Turned {
  text: TextNode;
  language: string;
}

/** Undefined where something would be lost. */
export function turnCase(html: string): Turned | undefined {
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  if (!sayable(body)) return undefined;
  for (const image of body.querySelectorAll('img')) image.setAttribute('src', stillAddress);
  for (const link of body.querySelectorAll('a')) {
    const { href } = new URL(link.getAttribute('href') ?? '', 'https://cases.example/a/');
    link.setAttribute('href', href);
  }
  for (const block of body.querySelectorAll('p[lang], div[lang]')) markWords(block);
  const before = countsIn(body);
  const cleaned = document.createElement('div');
  cleaned.innerHTML = cleanPaste(body.innerHTML);
  const text = DocumentParser.fromSchema(schema).parse(cleaned);
  const after = countsOf(text);
  if (before.some((count, at) => count !== after[at])) return undefined;
  return { text, language: documentElement.lang.toLowerCase().split('-')[0] || 'en' };
}

function sayable(body: HTMLElement): boolean {
  if (body.ownerDocument.querySelector('style, script')) return false;
  for (const element of [body, ...body.querySelectorAll('*')]) {
    if (!elements.has(element.localName)) return false;
    if (element.getAttributeNames().some((name) => !attributes.has(name))) return false;
    if (element.hasAttribute('style')) return false;
    if (element.localName === 'img' && element.closest('a, h1, h2, h3, h4, h5, h6')) return false;
    if (element.localName === 'a' && !element.hasAttribute('href')) return false;
  }
  return true;
}

/** The editor has languages of passages, and none of paragraphs. */
function markWords(block: Element): void {
  const passage = block.ownerDocument.createElement('span');
  passage.lang = block.getAttribute('lang') ?? '';
  if (block.querySelector('p, img, [lang]')) return;
  passage.append(...block.childNodes);
  block.append(passage);
  block.removeAttribute('lang');
}

const countsIn = (body: HTMLElement) =>
  ['h1, h2, h3, h4, h5, h6', 'a', 'img', 'table', '[lang]'].map((kind) => body.querySelectorAll(kind).length);

function countsOf(text: TextNode): number[] {
  const counts: Record<string, number> = {};
  let before: TextNode | undefined;
  text.descendants((node) => {
    const begun = node.marks.filter((mark) => !before?.marks.some((other) => other.eq(mark)));
    for (const { type } of [node, ...begun]) counts[type.name] = (counts[type.name] ?? 0) + 1;
    before = node;
  });
  return ['heading', 'link', 'picture', 'table', 'language'].map((kind) => counts[kind] ?? 0);
}
