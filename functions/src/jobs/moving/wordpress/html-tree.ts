/**
 * The elements of a text in HTML, as far as pages need them. It reads each sign once and nests only so deep,
 * unlike a browser, which may make a thousand elements of each.
 */
import { attributesIn, blocks, embedded, endOf, longestTag, tagShape, unseen } from '../texts/html-tags.ts';

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
  holdsBlock: boolean;
}

const words = (text: string) => new Set(text.split(' '));

const isEmbedded = (name: string) => embedded.has(name) && name !== 'source';
const moreBlocks = words('h1 h2 h3 h4 h5 h6 hr li ol pre table tbody td tfoot th thead tr ul');
export const isBlock = (name: string) => blocks.has(name) || moreBlocks.has(name) || isEmbedded(name);
const empty = words('area base br col embed hr img input link meta param source track wbr');

/** What an element ends when it begins, up to the nearest one of the others. */
const ends: Readonly<Record<string, readonly [ended: Set<string>, within: Set<string>]>> = {
  li: [words('li'), words('ol ul')],
  dt: [words('dd dt'), words('dl')],
  dd: [words('dd dt'), words('dl')],
  td: [words('td th'), words('table tr')],
  th: [words('td th'), words('table tr')],
  tr: [words('tr'), words('table')],
  thead: [words('tbody tfoot thead'), words('table')],
  tbody: [words('tbody tfoot thead'), words('table')],
  tfoot: [words('tbody tfoot thead'), words('table')],
};
const ofListsAndTables = words('dd dl dt li ol table tbody td tfoot th thead tr ul');
const cells = words('dd li td th');

const deepestUsual = 40;

/** `left`: the tags that were left out with what is in them, which are empty elements of the tree. */
export function treeOf(html: string, deepest = deepestUsual): { children: HtmlNode[]; left: string[] } {
  const left: string[] = [];
  const root: HtmlElement = { name: '', attributes: new Map(), children: [], holdsBlock: false };
  const open = [root];

  function end(isEnded: (name: string) => boolean, isWithin: (name: string) => boolean): void {
    for (let at = open.length - 1; at > 0; at--) {
      const { name = '' } = open[at] ?? {};
      if (isEnded(name)) open.length = at;
      if (isEnded(name) || isWithin(name)) return;
    }
  }

  function begin(name: string, attributes: ReadonlyMap<string, string>, isWhole: boolean): void {
    const [ended, within] = ends[name] ?? [];
    if (ended && within)
      end(
        (other) => ended.has(other),
        (other) => within.has(other),
      );
    else if (isBlock(name)) end((other) => other === 'p', isBlock);
    const element: HtmlElement = { name, attributes, children: [], holdsBlock: false };
    if (isBlock(name)) for (const around of open) around.holdsBlock = true;
    open.at(-1)?.children.push(element);
    if (!isWhole && !empty.has(name) && open.length < deepest) open.push(element);
  }

  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const text = html.slice(at, start < 0 ? undefined : start);
    if (text) open.at(-1)?.children.push(text);
    if (start < 0) break;
    if (html.startsWith('<!--', start)) {
      const last = html.indexOf('-->', start + 4);
      at = last < 0 ? html.length : last + 3;
      continue;
    }
    const [whole, slash, written = '', rest = ''] =
      tagShape.exec(html.slice(start, start + longestTag)) ?? [];
    at = start + (whole?.length ?? 1);
    const name = written.toLowerCase();
    if (!whole) open.at(-1)?.children.push('<');
    else if (unseen.has(name)) {
      left.push(whole);
      if (slash) continue;
      open.at(-1)?.children.push({ name, attributes: attributesIn(rest), children: [], holdsBlock: false });
      if (!rest.endsWith('/')) at = endOf(html, name, at);
    } else if (!slash) begin(name, attributesIn(rest), rest.endsWith('/') && empty.has(name));
    else
      end(
        (other) => other === name,
        (other) => (isBlock(name) ? cells.has(other) && !ofListsAndTables.has(name) : isBlock(other)),
      );
  }
  return { children: root.children, left };
}
