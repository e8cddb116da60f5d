/**
 * The parts of a page as Markdown. Answers become text, so nothing in them is read as a heading or as HTML.
 */
import { isLinkAddress } from '@lab/contract/core/markdown/addresses';
import { writeMarkdown } from '@lab/contract/core/markdown/write';
import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';

const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** One line, in which addresses and emails are links. */
function inline(line: string): PhrasingContent[] {
  return line
    .split(addresses)
    .filter(Boolean)
    .map((part): PhrasingContent => {
      const url = part.startsWith('http') ? part : `mailto:${part}`;
      const isLink = addresses.test(part) && isLinkAddress(url);
      const text = { type: 'text' as const, value: part };
      return isLink ? { type: 'link', url, children: [text] } : text;
    });
}

function ofLines(lines: readonly string[]): Paragraph {
  const children = lines.flatMap((line, at): PhrasingContent[] =>
    at === 0 ? inline(line) : [{ type: 'break' }, ...inline(line)],
  );
  return { type: 'paragraph', children };
}

export function list(items: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [ofLines([item])] })),
  };
}

export const link = (label: string, url: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }],
});

const item = /^[-*•]\s+/;

/**
 * Nothing for an empty answer. An empty line starts a paragraph, and lines that start with "- " are a list.
 */
export function prose(answer = ''): RootContent[] {
  return answer
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .flatMap((lines): RootContent[] => {
      const first = lines.findIndex((line) => item.test(line));
      const isList = first >= 0 && lines.slice(first).every((line) => item.test(line));
      if (!isList) return [ofLines(lines)];
      const items = list(lines.slice(first).map((line) => line.replace(item, '')));
      return first === 0 ? [items] : [ofLines(lines.slice(0, first)), items];
    });
}

/** `Phone: 123`; nothing for an empty answer. */
export const fact = (label: string, answer = ''): string => (answer ? `${label}: ${answer}` : '');

/** A heading with its text; without a text there is no heading. */
function headed(depth: 2 | 3, heading: string, inside: RootContent[]): RootContent[] {
  if (inside.length === 0) return [];
  return [{ type: 'heading', depth, children: [{ type: 'text', value: heading }] }, ...inside];
}

export const section = (heading: string, ...blocks: RootContent[][]) => headed(2, heading, blocks.flat());
export const subsection = (heading: string, answer = '') => headed(3, heading, prose(answer));

/** Lines under each other, without the empty ones. */
export const together = (...lines: (string | undefined)[]): string => lines.filter(Boolean).join('\n');

export const pageOf = (...sections: RootContent[][]): string =>
  writeMarkdown({ type: 'root', children: sections.flat() });
