import { areInitialsLast, withFamilyFirst } from './initials-last.ts';
import { readListedName } from './written-names.ts';

/** Footnote marks after names, which link authors to affiliations. */
const marks = /(?<![\s\d*†‡§¶])[\s\d*†‡§¶]+$/u;
const sureDivider = /[;\n\r\t、，]/u;
/** `et al.` means people whose names are left out. */
const others = /(?:^|\s)(?:et\.?\s?al|others)\.?$/iu;
const and = /(?<!\s)\s+(?:and|&)\s/u;

/**
 * The names in a pasted list of authors. Semicolons, lines and the "and" of BibTeX divide names for sure.
 * Commas do only between more than two names of at least two words, because "de la Cruz, Ana Maria" is one
 * name, or between names with their initials last. An empty list means that the text is no list.
 */
export function pastedNames(text: string): string[] {
  const parts = text.trim().split(sureDivider);
  const names = parts.length > 1 ? parts.flatMap((part) => part.split(and)) : dividedByCommas(text);
  const people = names.map(withoutMarks).filter(Boolean);
  const found = withFamilyFirst(people).map(readListedName);
  return found.length > 1 ? found : [];
}

function dividedByCommas(text: string): string[] {
  const parts = text
    .split(/,|(?<!\s)\s+(?:and|&)\s/u)
    .map(withoutMarks)
    .filter(Boolean);
  const pairs = familyAndInitials(parts);
  if (pairs.length > 1) return pairs;
  const isSure = parts.length > 2 || areInitialsLast(parts);
  // "Byron, Ada and Wei, Li" are two names with their surnames first.
  if (isSure && parts.every((part) => part.includes(' '))) return parts;
  const names = text.split(and);
  // `Byron, Ada, Wei, Li and Cy King` has more commas than one name has.
  return names.some((name) => name.split(',').filter(hasText).length > 3) ? [] : names;
}

const initials = /^(?:\p{Lu}\.?[\s-]?){1,5}$/u;

/** The references of APA: `Byron, A., Wei, L.-M., & King, C.` Empty where the parts are no such pairs. */
function familyAndInitials(parts: readonly string[]): string[] {
  const pairs = parts.flatMap((family, at) => (at % 2 === 0 ? [[family, parts[at + 1] ?? '']] : []));
  const areNames = pairs.every(([family = '', given = '']) => !initials.test(family) && initials.test(given));
  return areNames ? pairs.map((pair) => pair.join(', ')) : [];
}

const hasText = (part: string) => part.trim() !== '';

const withoutMarks = (name: string) =>
  name
    .trim()
    .replace(/^(?:and|&)\s/u, '')
    .replace(others, '')
    .replace(marks, '')
    .replace(/,$/u, '')
    .trim();
