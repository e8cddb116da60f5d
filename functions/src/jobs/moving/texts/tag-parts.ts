/** The parts of a template tag, and the pages that stand for the lists that tags draw. */
import { paths } from '@lab/contract/features/pages/paths';

export type Named = Readonly<Record<string, string | undefined>>;

interface Parameters {
  words: string[];
  named: Named;
}

const parameter = /(?<![\w-])([\w-]+)[ \t\n]*=[ \t\n]*("[^"]*"|'[^']*'|[^\s"']+)/g;

/** `figure.html image="a.png" text=captured`. A word without quotes is the name of a captured text. */
export function parametersIn(rest: string, captured = (_: string): string | undefined => ''): Parameters {
  const named = new Map<string, string | undefined>();
  for (const [, name = '', value = ''] of rest.matchAll(parameter))
    named.set(name, /^["']/.test(value) ? value.slice(1, -1) : captured(value));
  const words = rest.replace(parameter, '').split(/\s+/).filter(Boolean);
  return { words, named: Object.fromEntries(named) };
}

/** So that it needs no angle brackets, which would look like a tag of HTML. */
export const encodedTarget = (address: string) =>
  address.replace(
    /[\s<>()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );

/** What the site's own lists are made of, by words of the tags that draw them. */
const lists: readonly [RegExp, title: string, address: string][] = [
  [/\b(?:bibliography|citations|selected_papers|publications)\b/, 'Publications', paths.publications],
  [/\b(?:members|team|people)\b/, 'Team', paths.team],
  [/\b(?:projects|sorted_projects)\b/, 'Projects', '/projects'],
  [/\b(?:news|posts|latest_posts)\b/, 'News', paths.news],
  [/\b(?:events|talks)\b/, 'Events', '/events'],
];

/** A link to the page that shows such a list here; undefined for a tag that draws another. */
export function listIn(tag: string): string | undefined {
  const found = lists.find(([words]) => words.test(tag));
  return found && `\n\n[${found[1]}](${found[2]})\n\n`;
}

const listLink = /\[(?:Publications|Team|Projects|News|Events)\]\(<?(\/[a-z]+)>?\)/g;

/** The page here that a page only consisted of; undefined for one that says more. */
export function onlyList(markdown: string): string | undefined {
  const [first] = [...markdown.matchAll(listLink)];
  const rest = markdown.replace(listLink, '').replace(/^#.*$/gm, '');
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : first?.[1];
}
