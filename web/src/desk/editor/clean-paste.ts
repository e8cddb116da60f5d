/**
 * HTML from the clipboard, prepared for the editor. The editor itself leaves out what its schema does not
 * have; here is what it would misunderstand: Word's lists, which are paragraphs with a bullet, headings of
 * other levels, and cells with blocks.
 */
import { cleanTables } from './paste-tables.ts';

export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(
    'style, script, title, meta, link, template, iframe, object, o\\:p',
  )) {
    if (element.localName === 'o:p') element.replaceWith(...element.childNodes);
    else element.remove();
  }
  for (const comment of commentsIn(body)) comment.remove();
  for (const [from, to] of levels) {
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  }
  makeLists(body);
  cleanTables(body);
  for (const text of textsIn(body)) text.data = text.data.replaceAll('\u00a0', ' ');
  return body.innerHTML;
}

const levels = [
  ['h1, p.MsoTitle', 'h2'],
  ['h5, h6', 'h4'],
] as const;

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function* nodesIn(root: Node, what: number): Generator<Node> {
  const walker = document.createTreeWalker(root, what);
  while (walker.nextNode()) yield walker.currentNode;
}
const commentsIn = (root: Node) => [...nodesIn(root, NodeFilter.SHOW_COMMENT)] as Comment[];
const textsIn = (root: Node) => [...nodesIn(root, NodeFilter.SHOW_TEXT)] as Text[];

const listLevel = /mso-list:\s*l\d+\s+level(\d+)/i;
const isNumber = /^\s*\(?[\da-z]{1,3}[.)]/i;

/** The level of an item of Word's, from 1; undefined for other elements. */
const levelOf = (element: Element | null): number | undefined => {
  const found = listLevel.exec(element?.getAttribute('style') ?? '')?.[1];
  return found ? Number(found) : undefined;
};

const isItem = (element: Element | null): element is Element => levelOf(element) !== undefined;

function makeLists(body: Element): void {
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, div')) {
    if (!first.isConnected || !isItem(first) || isItem(first.previousElementSibling)) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; isItem(next); next = next.nextElementSibling) items.push(next);
    first.before(listOf(items));
    for (const item of items) item.remove();
  }
}

/** Items of a deeper level are a list within the item before them. */
function listOf(items: readonly Element[]): Element {
  const level = Math.min(...items.map((item) => levelOf(item) ?? 1));
  const [first] = items;
  const { ownerDocument } = first as Element;
  const list = ownerDocument.createElement(first && isNumber.test(markerOf(first)) ? 'ol' : 'ul');
  for (let at = 0; at < items.length; ) {
    const deeper: Element[] = [];
    const item = ownerDocument.createElement('li');
    const own = items[at] as Element;
    if (levelOf(own) === level) {
      at += 1;
      const paragraph = ownerDocument.createElement('p');
      paragraph.append(...withoutMarker(own).childNodes);
      item.append(paragraph);
    }
    for (let next = items[at]; next && levelOf(next) !== level; next = items[at]) {
      deeper.push(next);
      at += 1;
    }
    if (deeper.length > 0) item.append(listOf(deeper));
    list.append(item);
  }
  return list;
}

const markerIn = (item: Element) =>
  item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
const markerOf = (item: Element) => markerIn(item)?.textContent ?? '';

function withoutMarker(item: Element): Element {
  const copy = item.cloneNode(true) as Element;
  markerIn(copy)?.remove();
  return copy;
}
