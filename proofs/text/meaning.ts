/**
 * What a reader takes from HTML: the parts of a text and its words, without what the product decides for all
 * texts, such as the level of the first heading or the ids of headings.
 */
import { type Node, partsOf, textIn } from '../../functions/src/test/html.ts';

/** The title of a page is its first heading, and a text has three levels below it. */
const levels: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const inline = /^(?:#text|a|em|strong|del|code|img|br|span|input)$/;
const told = ['href', 'src', 'alt', 'start', 'align', 'lang', 'type', 'checked'];

export const meaningOf = (html: string): string => blocks(partsOf(html)).trim();

/** Words beside paragraphs are a paragraph: whether a list is loose is a matter of its looks. */
function blocks(nodes: readonly Node[]): string {
  const parts: string[] = [];
  let words: Node[] = [];
  const close = () => {
    const text = inlines(words).trim();
    if (text) parts.push(`<p>${text}</p>`);
    words = [];
  };
  for (const node of nodes) {
    if (inline.test(node.nodeName)) words.push(node);
    else {
      close();
      parts.push(block(node));
    }
  }
  close();
  return parts.filter(Boolean).join('\n');
}

function block(node: Node): string {
  if (!('tagName' in node)) return '';
  const name = levels[node.tagName] ?? node.tagName;
  const children = node.childNodes;
  if (name === 'div' || name === 'tbody' || name === 'figure') return blocks(children);
  if (name === 'pre') return `<pre>${JSON.stringify(textIn(node))}</pre>`;
  const isLine = /^(?:p|h\d|th|td)$/.test(name);
  const inside = isLine ? inlines(children).trim() : blocks(children);
  return isLine && name === 'p' && !inside ? '' : `<${name}${attributes(node.attrs)}>${inside}</${name}>`;
}

/** Words with their marks, as two programs may put marks around each other in another order. */
function inlines(nodes: readonly Node[]): string {
  const runs: { marks: string; text: string }[] = [];
  for (const run of nodes.flatMap((node) => runsIn(node, []))) {
    const last = runs.at(-1);
    const isSpace = !run.text.trim();
    if (last && (last.marks === run.marks || isSpace)) last.text += run.text;
    else runs.push(run);
  }
  const told = runs.map(({ marks, text }) => (marks ? `${marks}(${text.trim()}) ` : text));
  return told
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ *<br> */g, '<br>');
}

function runsIn(node: Node, marks: readonly string[]): { marks: string; text: string }[] {
  if (node.nodeName === '#text' && 'value' in node)
    return [{ marks: [...marks].sort().join(''), text: escaped(node.value) }];
  if (!('tagName' in node)) return [];
  const { tagName, attrs, childNodes } = node;
  if (tagName === 'br') return [{ marks: '', text: '<br>' }];
  const mark = `<${tagName}${attributes(attrs)}>`;
  if (childNodes.length === 0) return [{ marks: mark, text: '.' }];
  return childNodes.flatMap((child) => runsIn(child, [...new Set([...marks, mark])]));
}

const attributes = (attrs: readonly { name: string; value: string }[]) =>
  attrs
    .filter(({ name }) => told.includes(name))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(name === 'href' ? written(value) : value)}`)
    .sort()
    .join('');

/** Some programs encode an address, others leave that to the browser. */
const written = (address: string) => address.replace(/[^\x21-\x7e]|["<>\\^`{|}[\]]/gu, encodeURIComponent);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
