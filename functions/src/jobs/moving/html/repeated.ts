/**
 * What the pages of a site have around their text: navigation, header, footer and whatever else repeats. A
 * block that repeats is left out at the edges of a page, and within it only where nothing but links is in it.
 */
import { digestOf } from '../../../core/data/digest.ts';
import { embedded } from '../texts/html-tags.ts';
import type { HtmlElement, HtmlNode } from '../wordpress/html-tree.ts';
import { decodedEntities, spaced } from '../wordpress/words.ts';
import { classesOf, elementsIn, isAnyBlock, isElement, wordsOf } from './page.ts';

/** On fewer pages the same words may be chance. */
const mostCertain = 3;
const longestSigned = 3_000;

export class Repeated {
  private readonly counts = new Map<string, number>();
  private pages = 0;

  /** Of a page that is like no earlier one. */
  count(body: HtmlElement): void {
    this.pages += 1;
    const signs = new Set(
      [...elementsIn(body)].filter(isAnyBlock).flatMap((element) => signOf(element) ?? []),
    );
    for (const sign of signs) this.counts.set(sign, (this.counts.get(sign) ?? 0) + 1);
  }

  has(element: HtmlElement): boolean {
    const sign = this.pages > 1 && isAnyBlock(element) ? signOf(element) : undefined;
    return sign !== undefined && (this.counts.get(sign) ?? 0) >= Math.min(mostCertain, this.pages);
  }
}

const signed = new WeakMap<HtmlElement, string>();

/** The beginning of its words, and its pictures. Each element is read once, however deep it is. */
function beginningOf(element: HtmlElement): string {
  let text = signed.get(element);
  if (text !== undefined) return text;
  text = element.name === 'img' ? `\0${(element.attributes.get('src') ?? '').replace(/^.*\//s, '')}` : '';
  for (const child of element.children) {
    if (text.length > longestSigned) break;
    const inside = isElement(child) ? beginningOf(child) : decodedEntities(child.slice(0, longestSigned));
    text += isElement(child) && isAnyBlock(child) ? ` ${inside} ` : inside;
  }
  text = text.slice(0, longestSigned);
  signed.set(element, text);
  return text;
}

/** Undefined where there is nothing in it. */
function signOf(element: HtmlElement): string | undefined {
  const words = spaced(beginningOf(element));
  return words ? digestOf(words) : undefined;
}

const ofNavigation =
  /^(?:(?:main|site|top|side|primary|nav|navbar|page)[-_]?(?:nav|navbar|navigation|menu)|nav|navbar|navigation|menu|breadcrumbs?|pagination|skip-?link)$/;
const ofEdges = /^(?:(?:site|page|main)[-_]?)?(?:header|masthead|footer|colophon)$/;

export const isNavigation = (element: HtmlElement) =>
  element.name === 'nav' ||
  element.attributes.get('role') === 'navigation' ||
  (isAnyBlock(element) && classesOf(element).some((name) => ofNavigation.test(name)));

const isMain = ({ name, attributes }: HtmlElement) =>
  name === 'main' || name === 'article' || attributes.get('role') === 'main';

const isHidden = ({ attributes }: HtmlElement) =>
  attributes.has('hidden') || attributes.get('aria-hidden') === 'true';

const isEdge = (element: HtmlElement) =>
  /^(?:header|footer)$/.test(element.name) ||
  /^(?:banner|contentinfo|search)$/.test(element.attributes.get('role') ?? '') ||
  (isAnyBlock(element) && classesOf(element).some((name) => ofEdges.test(name)));

/** A header may hold the beginning of the text. */
const longestEdge = 400;

export interface MainPart {
  /** Without what is around it. */
  nodes: HtmlNode[];
  /** The elements that were left out. */
  around: HtmlElement[];
}

export function mainPart(body: HtmlElement, repeated: Repeated): MainPart {
  const around: HtmlElement[] = [];
  const hasMain = [...elementsIn(body)].some((element) => isMain(element) && wordsOf(element).length > 0);
  const isTooLarge = (element: HtmlElement) => [...elementsIn(element)].some(isMain);

  function isAround(element: HtmlElement, inMain: boolean): boolean {
    if (isNavigation(element)) return !isTooLarge(element);
    if (isHidden(element)) return !isTooLarge(element);
    if (inMain) return repeated.has(element) && hasOnlyLinks(element);
    if (
      isEdge(element) &&
      !isTooLarge(element) &&
      (element.name === 'footer' || wordsOf(element).length < longestEdge)
    )
      return true;
    return repeated.has(element) && (hasMain || hasOnlyLinks(element));
  }

  /** Their signs are those of the whole elements. */
  const whole = new Map<HtmlNode, HtmlElement>();
  function kept(nodes: readonly HtmlNode[], inMain: boolean): HtmlNode[] {
    return nodes.flatMap((node): HtmlNode[] => {
      if (!isElement(node)) return [node];
      if (isAround(node, inMain)) {
        around.push(node);
        return [];
      }
      const rest = { ...node, children: kept(node.children, inMain || isMain(node)) };
      whole.set(rest, node);
      return [rest];
    });
  }

  /** Leaves out what repeats up to the first block that does not; `inOrder` turns the nodes for the end. */
  function trimmed(nodes: readonly HtmlNode[], inOrder: (nodes: HtmlNode[]) => HtmlNode[]): HtmlNode[] {
    const ordered = inOrder([...nodes]);
    for (const [at, node] of ordered.entries()) {
      const from = (first: HtmlNode) => inOrder([first, ...ordered.slice(at + 1)]);
      if (!isElement(node)) {
        if (node.trim()) return from(node);
        continue;
      }
      const element = whole.get(node) ?? node;
      if (repeated.has(element)) {
        around.push(element);
        continue;
      }
      if (!node.holdsBlock) {
        if (isAnyBlock(node) && !hasContent(node)) continue;
        return from(node);
      }
      const children = trimmed(node.children, inOrder);
      if (children.length > 0) {
        const trimmedNode = { ...node, children };
        whole.set(trimmedNode, element);
        return from(trimmedNode);
      }
    }
    return [];
  }

  const nodes = trimmed(kept(body.children, false), (nodes) => nodes);
  return { nodes: trimmed(nodes, (nodes) => nodes.reverse()), around };
}

const hasContent = (element: HtmlElement) =>
  wordsOf(element) !== '' ||
  /^(?:form|img)$/.test(element.name) ||
  [...elementsIn(element)].some(({ name }) => name === 'form' || name === 'img' || embedded.has(name));

const hasOnlyLinks = (element: HtmlElement): boolean => {
  const links = [...elementsIn(element)].filter(({ name }) => name === 'a');
  const linked = links.map((link) => wordsOf(link).length).reduce((sum, length) => sum + length, 0);
  return links.length > 1 && linked + 2 * links.length >= wordsOf(element).length * 0.8;
};
