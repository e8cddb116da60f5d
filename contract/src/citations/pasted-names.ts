import { inReadingOrder, parseName } from './names.ts';

/** Footnote marks after names, which link authors to affiliations. */
const marks = /[\s\d*†‡§¶]+$/u;
const sureDivider = /[;\n\r\t]+|[、，]/u;
const and = /\s+(?:and|&)\s+/u;

/**
 * The names in a pasted list of authors. Semicolons, lines and the "and" of BibTeX divide names for sure. Commas do
 * only between more than two names of at least two words, because "de la Cruz, Ana Maria" is one name. An empty list means
 * that the text is no list.
 */
export function pastedNames(text: string): string[] {
  const parts = text.trim().split(sureDivider);
  const names = parts.length > 1 ? parts.flatMap((part) => part.split(and)) : dividedByCommas(text);
  const found = names.map(readName).filter(Boolean);
  return found.length > 1 ? found : [];
}

function dividedByCommas(text: string): string[] {
  const byAnd = text.split(and);
  // "Byron, Ada and Wei, Li": each part is one name with its surname first.
  if (byAnd.length > 1 && byAnd.every((part) => part.split(',').length === 2 && !isList(part))) return byAnd;
  const parts = text
    .split(/,|\s+(?:and|&)\s+/u)
    .map(withoutMarks)
    .filter(Boolean);
  const isSure = byAnd.length > 1 || parts.length > 2;
  return isSure && parts.every((part) => part.includes(' ')) ? parts : byAnd;
}

const isList = (text: string) => text.split(',').every((part) => withoutMarks(part).includes(' '));

const withoutMarks = (name: string) =>
  name
    .trim()
    .replace(/^(?:and|&)\s+/u, '')
    .replace(marks, '')
    .trim();

function readName(written: string): string {
  const name = withoutMarks(written.replace(/,\s*$/u, ''));
  return name.includes(',') ? inReadingOrder(parseName(name)) : name;
}
