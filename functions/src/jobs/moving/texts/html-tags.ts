/**
 * The HTML within a text in Markdown: what Markdown can say becomes Markdown, scripts and styles are left
 * out, and of every other tag only its content stays. Pages show no HTML of a text, so nothing of it can run.
 */

/** A longer tag is text. */
export const longestTag = 4_000;
export const tagShape = /^<(\/?)([a-z][a-z\d-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/i;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};
export const blocks = new Set(
  'address article aside blockquote center dd details div dl dt figcaption figure footer form header main nav p section summary'.split(
    ' ',
  ),
);
/** Their content is for programs. */
export const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'object',
  'select',
  'button',
]);
/** Other pages and players, of which the address stays. */
export const embedded = new Set(['iframe', 'embed', 'video', 'audio', 'source']);

export interface WithoutHtml {
  text: string;
  /** The tags that were left out with what is in them. */
  left: string[];
}

export function withoutHtml(text: string): WithoutHtml {
  const left: string[] = [];
  const links: string[] = [];
  const lists: ('ul' | 'ol')[] = [];
  let done = '';
  let depth = 0;
  /** Of the open table: how many cells its first row has so far, and whether that row has ended. */
  let cells = 0;
  let isHead = false;
  let inCell = false;

  const space = () => (inCell ? ' ' : '\n\n');

  function put(words: string): void {
    if (inCell) done += words.replace(/(?<!\s)\s*\n\s*/g, ' ').replaceAll('|', '\\|');
    // Lines that stand further right are code in Markdown.
    else done += depth > 0 ? words.replace(/\n[ \t]+/g, '\n') : words;
  }

  function open(name: string, attributes: ReadonlyMap<string, string>): void {
    const of = (attribute: string) => attributes.get(attribute) ?? '';
    if (marks[name]) done += marks[name];
    else if (name === 'code' || name === 'kbd') done += '`';
    else if (name === 'br') done += inCell ? ' ' : '\\\n';
    else if (name === 'hr') done += '\n\n---\n\n';
    else if (name === 'a') {
      links.push(of('href'));
      if (of('href')) done += '[';
    } else if (name === 'img') {
      const around = inCell || links.at(-1) ? '' : '\n\n';
      done += `${around}![${of('alt')}](<${of('src')}>)${around}`;
    } else if (embedded.has(name)) {
      if (/^https?:/.test(of('src')))
        done += `${space()}[${of('title') || of('src')}](<${of('src')}>)${space()}`;
    } else if (/^h[1-6]$/.test(name)) done += `\n\n${'#'.repeat(Number(name[1]))} `;
    else if (name === 'ul' || name === 'ol') {
      lists.push(name);
      if (lists.length === 1) done += '\n';
      depth++;
    } else if (name === 'li') {
      const indent = '   '.repeat(Math.max(0, Math.min(lists.length, 6) - 1));
      done += `\n${indent}${lists.at(-1) === 'ol' ? '1.' : '-'} `;
    } else if (name === 'table') {
      cells = 0;
      isHead = true;
      depth++;
      done += '\n\n';
    } else if (name === 'tr') done += '\n|';
    else if (name === 'td' || name === 'th') {
      inCell = true;
      if (isHead) cells++;
      done += ' ';
    } else if (blocks.has(name)) {
      if (name !== 'p') depth++;
      done += space();
    }
  }

  function close(name: string): void {
    if (marks[name]) done += marks[name];
    else if (name === 'code' || name === 'kbd') done += '`';
    else if (name === 'a') {
      const address = links.pop();
      if (address) done += `](<${address}>)`;
    } else if (/^h[1-6]$/.test(name)) done += '\n\n';
    else if (name === 'ul' || name === 'ol') {
      lists.pop();
      depth = Math.max(0, depth - 1);
      if (lists.length === 0) done += '\n\n';
    } else if (name === 'table') {
      depth = Math.max(0, depth - 1);
      inCell = false;
      done += '\n\n';
    } else if (name === 'td' || name === 'th') {
      inCell = false;
      done += ' |';
    } else if (name === 'tr' && isHead && cells > 0) {
      isHead = false;
      done += `\n|${' --- |'.repeat(cells)}`;
    } else if (blocks.has(name)) {
      if (name !== 'p') depth = Math.max(0, depth - 1);
      done += space();
    }
  }

  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    put(text.slice(at, start < 0 ? undefined : start));
    if (start < 0) break;
    const [whole, slash, written = '', rest = ''] =
      tagShape.exec(text.slice(start, start + longestTag)) ?? [];
    if (!whole) {
      put('<');
      at = start + 1;
      continue;
    }
    const name = written.toLowerCase();
    at = start + whole.length;
    if (unseen.has(name)) {
      left.push(whole);
      if (!slash && !rest.endsWith('/')) at = endOf(text, name, at);
    } else if (slash) close(name);
    else open(name, attributesIn(rest));
  }
  while (links.length > 0) close('a');
  return { text: done, left };
}

export const attributesIn = (text: string) =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => {
      return [name.toLowerCase(), double ?? single ?? bare ?? ''] as const;
    }),
  );

/** After the end of an element; without an end it goes to the end of the text. */
export function endOf(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(text);
  const close = found ? text.indexOf('>', found.index) : -1;
  return close < 0 ? text.length : close + 1;
}

export function withoutComments(text: string): string {
  let done = '';
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    done += text.slice(at, start);
    const end = text.indexOf('-->', start + 4);
    if (end < 0) return done;
    at = end + 3;
  }
  return done + text.slice(at);
}
