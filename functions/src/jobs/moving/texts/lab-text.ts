/** A text of a site as Markdown that pages here can show. */
import { plainWords } from '@lab/contract/core/markdown/plain-words';
import { withoutComments, withoutHtml } from './html-tags.ts';
import { encodedTarget } from './tag-parts.ts';
import type { WithoutTags } from './template-tags.ts';

export interface TextContext {
  /** What the template tags of the program mean. */
  withoutTags(text: string): WithoutTags;
  /** Where a link or a picture leads, as `MovedText` has it. */
  resolve(target: string): string;
}

export interface MovedText {
  /** Its links to files of the site are their paths with a slash before them. */
  markdown: string;
  /** What could not be said in Markdown, a line for each. */
  remarks: string[];
  /** Template tags of unknown meaning are in the text, so nobody should see it before it was looked at. */
  isUnfinished: boolean;
}

export function labText(text: string, context: TextContext): MovedText {
  const seen = codeApart(text.replaceAll('\r\n', '\n'));
  const { text: tagless, left } = context.withoutTags(seen.back(withoutComments(seen.text)));
  const code = codeApart(tagless);
  const html = withoutHtml(withAutolinks(code.text));
  const formatted = withFormulas(withoutAttributes(withInlineLinks(html.text)));
  const resolved = formatted.replace(
    linkTarget,
    (_, inBrackets?: string, bare?: string) => `](<${context.resolve(inBrackets ?? bare ?? '')}>`,
  );
  return {
    markdown: tidied(code.back(resolved)),
    remarks: [
      ...left.map((tag) => `a template tag stays as text: ${oneLine(tag)}`),
      ...html.left.map((tag) => `left out: ${oneLine(tag)}`),
    ],
    isUnfinished: left.length > 0,
  };
}

/** A line break with nothing after it is none. */
const tidied = (text: string) =>
  text
    .replace(/^[ \t]*\\$/gm, '')
    .replace(/\\\n(?=[ \t]*\n)/g, '\n')
    .replace(/(?<! ) \n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The address of each link and picture, alone or in angle brackets. */
export const linkTarget = /\]\([ \t]{0,9}(?:<([^<>\n]{0,2000})>|([^()\s<>]{1,2000}))/g;

const longestRemark = 100;
function oneLine(text: string): string {
  const line = text.slice(0, 500).replace(/\s+/g, ' ').trim();
  return line.length > longestRemark ? `${line.slice(0, longestRemark)} …` : line;
}

/** The beginning of a text in plain words. */
export function beginningOf(markdown: string, max: number): string {
  const words = plainWords(markdown, 4 * max)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max - 2);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

/** Code is no markup. Two characters of the private area mark its places. */
function codeApart(text: string): { text: string; back(text: string): string } {
  const kept: string[] = [];
  const aside = (code: string) => `\uE000${kept.push(code) - 1}\uE001`;
  const lines = text.replace(/[\uE000\uE001]/g, '').split('\n');
  const done: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [fence] = /(?<=^ {0,3})(?:```|~~~)/.exec(line) ?? [];
    if (!fence) {
      done.push(line.replace(/`[^`]+`/g, aside));
      continue;
    }
    const end = lines.findIndex((other, later) => later > at && other.trimStart().startsWith(fence));
    const last = end < 0 ? lines.length - 1 : end;
    done.push(aside(lines.slice(at, last + 1).join('\n')));
    at = last;
  }
  return {
    text: done.join('\n'),
    back: (text) => text.replace(/\uE000(\d+)\uE001/g, (_, at) => kept[Number(at)] ?? ''),
  };
}

const withAutolinks = (text: string) =>
  text
    .replace(/\]\(<([^<>\n]{1,2000})>/g, (_, target: string) => `](${encodedTarget(target)}`)
    .replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, '[$1]($1)')
    .replace(/<([\w.+-]{1,100}@[\w.-]{1,200})>/g, '[$1](mailto:$1)');

const definition = /^ {0,3}\[([^\]\n]{1,200})\]:[ \t]{1,9}<?([^\s<>]{1,2000})>?[^\n]*$/gm;

/** Links whose address is at the end of the text: `[text][key]`. */
function withInlineLinks(text: string): string {
  const addresses = new Map<string, string>();
  for (const [, key = '', address = ''] of text.matchAll(definition))
    if (!key.startsWith('^')) addresses.set(key.toLowerCase(), address);
  if (addresses.size === 0) return text;
  return text
    .replace(definition, (whole, key: string) => (addresses.has(key.toLowerCase()) ? '' : whole))
    .replace(/\[([^[\]\n]{1,500})\](?:\[([^[\]\n]{0,200})\])/g, (whole, words: string, key: string) => {
      const address = addresses.get((key || words).toLowerCase());
      return address ? `[${words}](${address})` : whole;
    });
}

/** Classes and other attributes of kramdown say only how something looks. */
const withoutAttributes = (text: string) => text.replace(/\{:[^{}\n]{0,500}\}/g, '');

/** Two dollars are the mark of formulas in kramdown. */
const withFormulas = (text: string) =>
  text.replace(/\$\$([^$]{1,5000})\$\$/g, (_, tex: string) =>
    tex.includes('\n') ? `\n\n\`\`\`math\n${tex.trim()}\n\`\`\`\n\n` : `$\`${tex.trim()}\`$`,
  );
