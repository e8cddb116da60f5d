/** Names of people and organisations in BibTeX. */
import { parse } from '@citation-js/plugin-bibtex/lib/input/value.js';
import { withFamilyFirst } from '@lab/contract/features/citations/initials-last';
import { inReadingOrder, parseName } from '@lab/contract/features/citations/names';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import type { CslName } from '@lab/contract/features/imports/entry';
import { closingOf } from './bibtex-blocks.ts';
import { filled } from './item.ts';
import { oneLine, readTex, textOfTex } from './latex.ts';
import { withoutSigns } from './title-marks.ts';

/** As Citation.js gives them. */
export interface NameParts {
  family?: string;
  given?: string;
  prefix?: string;
  suffix?: string;
}

export interface Names {
  names: CslName[];
  /** The list ends in `and others`. */
  others: boolean;
  /** Places of names that have a star, by which many lists mark an equal contribution. */
  starred: number[];
}

const others = /^(?:others|et\.?\s*al\.?)$/i;
const star =
  /(?:(?<!\s)\s+)?(?:\(\s*(?:\*|equal\b)[^()]*\)|\$(?:\s*\^)?(?:\s*\{)?\s*(?:\*|\\ast|\\star)(?:\s*\})?\s*\$|\\textsuperscript\s*\{\s*\*\s*\}|\\\*|\*)/g;
const starInMark = /\\textsuperscript\s*\{[^{}*]{0,20}\*[^{}]{0,20}\}/;
/** Numbers and daggers that lead to an affiliation. */
const marks =
  /(?:(?<!\s)\s+)?(?:\$(?:\s*\^)?(?:\s*\{)?[\s\d,;]*(?:\\d?dag(?:ger)?|\d|[†‡])[^$]{0,20}\$|\\textsuperscript\s*\{[\s\d,;†‡*a-z]{1,20}\}|\\(?:text)?d?dag(?:ger)?(?![a-z])\s*(?:\{\})?|[†‡§¶])/g;
const suffix = /^(?:[js]r\.?|ii|iii|iv)$/i;

export function namesOfTex(tex: string): Names {
  const read: Names = { names: [], others: false, starred: [] };
  for (const written of inOneOrder(splitNames(oneLine(tex)).flatMap(divided))) {
    const unstarred = oneLine(written.replace(star, ''));
    const unmarked = oneLine(unstarred.replace(marks, ''));
    if (others.test(unmarked)) read.others = true;
    else if (unmarked) {
      if (unstarred !== written.trim() || starInMark.test(written)) read.starred.push(read.names.length);
      read.names.push(nameOf(unmarked));
    }
  }
  return read;
}

/** At each `and` outside of braces. */
function splitNames(tex: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let start = 0;
  for (const mark of tex.matchAll(/[{}]|(?<=^|\s)and(?=\s|$)/gi)) {
    if (mark[0] === '{') depth += 1;
    else if (mark[0] === '}') depth -= 1;
    else if (depth === 0) {
      names.push(tex.slice(start, mark.index));
      start = mark.index + mark[0].length;
    }
  }
  return [...names, tex.slice(start)];
}

/** Many lists have commas, semicolons or `&` where BibTeX wants `and`, which would make one person of all. */
function divided(tex: string): string[] {
  const names = /[,;&]/.test(tex) && !isInBraces(tex.trim()) ? pastedNames(textOfTex(tex)) : [];
  return names.length > 1 && names.every((name) => name.includes(' ')) ? names : [tex];
}

/** Scopus writes editors as `Müller K.` */
function inOneOrder(names: string[]): string[] {
  const trimmed = names.map((name) => name.trim());
  return trimmed.some((name) => name.includes('{')) ? trimmed : withFamilyFirst(trimmed);
}

function nameOf(tex: string): CslName {
  const text = textOfTex(tex);
  if (isInBraces(tex)) return { literal: text };
  // Neither parser knows more than three parts, and nothing of the name may get lost.
  if (tex.split(',').length > 3) return { literal: text };
  const parts = partsOf(tex);
  if (!parts || !inReadingOrder(parts)) return { literal: text };
  // BibTeX would take `The Sand Collaboration` for a person.
  if (!tex.includes(',') && parseName(text).literal) return { literal: text };
  const { family, given, prefix, suffix: mark } = withPrefix(tex, mendSuffix(parts));
  return filled({ family, given, 'non-dropping-particle': prefix, suffix: mark });
}

function isInBraces(tex: string): boolean {
  return tex.startsWith('{') && closingOf(tex, 1, tex.length, '{') === tex.length - 1;
}

function partsOf(tex: string): NameParts | undefined {
  try {
    return readTex(
      tex,
      (text) => parse(text, 'author')[0],
      (said, restore) =>
        said &&
        Object.fromEntries(
          Object.entries(said).map(([name, part]) => [name, withoutSigns(restore(part ?? ''))]),
        ),
    );
  } catch {
    return undefined;
  }
}

/** BibTeX knows only prefixes in lower case, and would take `Le` of `Maud Le Roux` for a given name. */
function withPrefix(tex: string, parts: NameParts): NameParts {
  const isProtected = /\{[^{}\\]*\s/.test(tex);
  if (tex.includes(',') || isProtected || parts.prefix) return parts;
  const { particle, literal, ...name } = parseName(inReadingOrder(parts));
  return literal ? parts : { ...name, ...(particle && { prefix: particle }) };
}

/**
 * `Martin Luther King Jr.`, `Martin Luther {King, Jr.}` and `King Jr., Martin Luther`, which BibTeX would
 * sort under J.
 */
function mendSuffix(parts: NameParts): NameParts {
  const { family = '', given = '' } = parts;
  if (parts.suffix || !given) return parts;
  const words = family.split(' ');
  const last = words.at(-1) ?? '';
  if (!suffix.test(last)) return parts;
  if (words.length > 1)
    return { ...parts, family: words.slice(0, -1).join(' ').replace(/,$/, ''), suffix: last };
  const { particle, ...name } = parseName(`${given} ${last}`);
  return name.suffix ? { ...name, prefix: parts.prefix ?? particle } : parts;
}
