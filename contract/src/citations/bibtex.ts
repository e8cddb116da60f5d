import type { Citation } from './csl.ts';
import { familyOf, type Name } from './names.ts';
import { properNounsIn, withoutPunctuation } from './title-case.ts';

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // BibTeX also counts the braces of \{ and \}, so a single one would end the field and break the file.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** Other letters than ASCII stay as they are, because LaTeX reads UTF-8 by default since 2018, and Biber always has. */
function escapeText(text: string): string {
  return text.replace(/[\\{}$&%#_^~]/g, (character) => special[character] ?? character).replace(/\s+/g, ' ');
}

/** Addresses are read literally, so a brace would end the field early, and a backslash before one would keep it open. */
function escapeAddress(address: string): string {
  return address.replace(/[\\{}]/g, encodeURIComponent);
}

/** Bibliography styles put titles into lower case; braces protect names and words such as DNA or LaTeX from that. */
function escapeTitle(title: string): string {
  const names = properNounsIn(title);
  return title
    .trim()
    .split(/\s+/)
    .map((word, at) =>
      names.has(at) || /[\p{L}\p{N}].*\p{Lu}/u.test(word) ? inBraces(word) : escapeText(word),
    )
    .join(' ');
}

/** Punctuation stays outside the braces, because styles find the start of a subtitle by its colon. */
function inBraces(word: string): string {
  const name = withoutPunctuation(word);
  const [before = '', ...after] = word.split(name);
  return `${escapeText(before)}{${escapeText(name)}}${escapeText(after.join(name))}`;
}

function bibtexName(name: Name): string {
  const family = escapeText(familyOf(name));
  if (!name.given) return `{${family}}`;
  // Without braces ` and ` inside a name would start another author.
  const given = / and /i.test(name.given) ? `{${escapeText(name.given)}}` : escapeText(name.given);
  return [family, name.suffix && escapeText(name.suffix), given].filter(Boolean).join(', ');
}

export function bibtex({ id, title, journal, doi, abstract, authors, issued, url }: Citation): string {
  const [year, month, day] = issued;
  const fields: [string, string | undefined][] = [
    ['title', escapeTitle(title)],
    ['author', authors.map(bibtexName).join(' and ')],
    ['journal', escapeText(journal)],
    ['year', year?.toString()],
    ['month', month?.toString()],
    ['day', day?.toString()],
    ['doi', escapeAddress(doi)],
    ['url', escapeAddress(url)],
    ['abstract', escapeText(abstract)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return `@article{${id},\n${lines.join('\n')}\n}\n`;
}
