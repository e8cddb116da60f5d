import type { Citation } from './csl.ts';
import { fieldsInFormat } from './metadata.ts';
import { familyOf, type Name } from './names.ts';
import { bare, namesIn } from './title-case.ts';

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts the braces of \{ and \} too: one without its other half would end the field, and spoil the file.
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

/** Letters beyond ASCII stay as they are: LaTeX has read UTF-8 by default since 2018, and Biber always has. */
function escapeText(text: string): string {
  return text.replace(/[\\{}$&%#_^~]/g, (character) => special[character] ?? character).replace(/\s+/g, ' ');
}

/** Read letter by letter: a brace would end the field early, and a backslash before one would keep it open. */
function escapeAddress(address: string): string {
  return address.replace(/[\\{}]/g, encodeURIComponent);
}

/** Bibliography styles write titles in lower case; names, and words such as DNA or LaTeX, are kept from that by braces. */
function escapeTitle(title: string): string {
  const names = namesIn(title);
  return title
    .trim()
    .split(/\s+/)
    .map((word, at) =>
      names.has(at) || /[\p{L}\p{N}].*\p{Lu}/u.test(word) ? inBraces(word) : escapeText(word),
    )
    .join(' ');
}

/** Punctuation stays outside: styles go by a colon for where a subtitle begins. */
function inBraces(word: string): string {
  const name = bare(word);
  const [before = '', ...after] = word.split(name);
  return `${escapeText(before)}{${escapeText(name)}}${escapeText(after.join(name))}`;
}

function bibtexName(name: Name): string {
  const family = escapeText(familyOf(name));
  if (!name.given) return `{${family}}`;
  // Without braces ` and ` inside a name would begin another author.
  const given = / and /i.test(name.given) ? `{${escapeText(name.given)}}` : escapeText(name.given);
  return [family, name.suffix && escapeText(name.suffix), given].filter(Boolean).join(', ');
}

/** A line a field, without those that are empty. */
function entry(name: string, value: string | undefined): string[] {
  return value ? [`  ${name} = {${value}},`] : [];
}

export function bibtex(citation: Citation): string {
  const { id, title, doi, authors, issued, url } = citation;
  const [year, month, day] = issued;
  const lines = fieldsInFormat('bibtex', citation, (name, text) => entry(name, escapeText(text)), {
    title: entry('title', escapeTitle(title)),
    authors: entry('author', authors.map(bibtexName).join(' and ')),
    publicationDate: [
      ...entry('year', year?.toString()),
      ...entry('month', month?.toString()),
      ...entry('day', day?.toString()),
    ],
    doi: entry('doi', escapeAddress(doi)),
    url: entry('url', escapeAddress(url)),
  });
  return `@article{${id},\n${lines.join('\n')}\n}\n`;
}
