/** The entries of lists of publications on a page: items, rows, and paragraphs, with the year above them. */
import type { HtmlElement, HtmlNode } from '../../wordpress/html-tree.ts';
import { decodedEntities, spaced } from '../../wordpress/words.ts';
import { classesOf, elementsIn, isAnyBlock, isElement, wordsOf } from '../page.ts';
import { saysOthers, saysWorks, yearIn } from './list-words.ts';

export interface Entry {
  lines: string[];
  /** What is marked as its title; empty where nothing is. */
  title: string;
  /** As the page writes them. */
  hrefs: string[];
  /** Of the heading above; empty where that has none. */
  year: string;
}

export interface Listed {
  entries: Entry[];
  /** The characters of the text that is in no entry and no heading. */
  others: number;
}

const longestEntry = 3_000;
const shortestEntry = 30;
const isRowName = /^(?:article|dd|li|tr)$/;

/** `isWhole`: the page is one list, apart from headings that say otherwise. */
export function listedIn(nodes: readonly HtmlNode[], isWhole: boolean): Listed {
  const entries: Entry[] = [];
  let others = 0;
  let isOpen = isWhole;
  let openAt = 0;
  let year = '';

  function heading(element: HtmlElement): void {
    const level = Number(element.name[1]);
    const words = wordsOf(element);
    const found = yearIn(words);
    if (found) year = found;
    if (saysWorks(words)) [isOpen, openAt] = [true, level];
    else if (saysOthers(words)) [isOpen, openAt] = [false, level];
    // A heading of the same level ends a list in the middle of a page, but not one of a year or a type in it.
    else if (!found && level <= openAt) [isOpen, openAt] = [isWhole, level];
    if (!found && level <= openAt) year = '';
  }

  function add(parts: readonly HtmlNode[]): void {
    const lines = linesOf(parts);
    const length = lines.join(' ').length;
    if (!isOpen || length < shortestEntry || length > longestEntry) {
      others += length;
      return;
    }
    const inside = parts.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);
    const hrefs = inside.flatMap(({ name, attributes }) => (name === 'a' && attributes.get('href')) || []);
    entries.push({ lines, title: titleIn(inside), hrefs, year });
  }

  function walk(nodes: readonly HtmlNode[]): void {
    let run: HtmlNode[] = [];
    const rows = alikeOf(nodes);
    for (const node of nodes) {
      if (!isElement(node) || !isAnyBlock(node)) {
        run.push(node);
        continue;
      }
      addRun(run);
      run = [];
      if (/^h[1-6]$/.test(node.name)) heading(node);
      else if ((isRowName.test(node.name) || rows.has(node)) && !holdsRows(node)) add(node.children);
      else if (node.holdsBlock) walk(node.children);
      else addRun(node.children);
    }
    addRun(run);
  }

  /** Older pages divide their entries by empty lines. */
  function addRun(run: readonly HtmlNode[]): void {
    let part: HtmlNode[] = [];
    for (const [at, node] of run.entries()) {
      const isEnd =
        isBreak(node) && isBreak(run.slice(at + 1).find((next) => isElement(next) || next.trim()));
      if (!isEnd) part.push(node);
      else {
        add(part);
        part = [];
      }
    }
    add(part);
  }

  walk(nodes);
  return { entries, others };
}

const isBreak = (node: HtmlNode | undefined) => node !== undefined && isElement(node) && node.name === 'br';

/** Siblings of one class that hold several lines each: `<div class="paper">`. */
function alikeOf(nodes: readonly HtmlNode[]): Set<HtmlNode> {
  const byClass = new Map<string, HtmlElement[]>();
  for (const node of nodes) {
    if (!isElement(node) || !/^(?:div|section)$/.test(node.name) || !node.holdsBlock) continue;
    const name = classesOf(node).join(' ');
    if (name) byClass.set(name, [...(byClass.get(name) ?? []), node]);
  }
  return new Set([...byClass.values()].filter((alike) => alike.length > 1).flat());
}

const shortestRow = 40;

/** Links to a PDF and the like may be a list within an item. */
const holdsRows = (element: HtmlElement) =>
  [...elementsIn(element)].some(
    (inside) => isRowName.test(inside.name) && wordsOf(inside).length >= shortestRow,
  );

/** Text between breaks and blocks. */
function linesOf(nodes: readonly HtmlNode[]): string[] {
  const written = (node: HtmlNode): string => {
    if (!isElement(node)) return decodedEntities(node).replace(/\s+/g, ' ');
    if (node.name === 'br') return '\n';
    const inside = node.children.map(written).join('');
    return isAnyBlock(node) ? `\n${inside}\n` : inside;
  };
  return nodes.map(written).join('').split('\n').map(spaced).filter(Boolean);
}

const fewestWords = 4;
const isTitleClass = /(?:^|[-_])title$/;

function titleIn(inside: readonly HtmlElement[]): string {
  const only = (elements: readonly HtmlElement[]) => {
    const words = new Set(elements.map(wordsOf).filter((one) => one.split(' ').length >= fewestWords));
    return words.size === 1 ? ([...words][0] ?? '') : '';
  };
  return (
    only(inside.filter((element) => classesOf(element).some((name) => isTitleClass.test(name)))) ||
    only(inside.filter(({ name }) => /^h[2-6]$/.test(name))) ||
    only(inside.filter(({ name }) => /^(?:a|b|strong)$/.test(name)))
  );
}
