/**
 * Names whose parts somebody has said, as in BibTeX: a comma ends the family name in `Janapa Reddi, Vijay`,
 * and braces hold an organisation, `{Inst. of Sand, Bergen}`. Stored and shown is the name in its order. Its
 * parts are stored beside it only where it does not say them itself.
 */
import { familyFirst, inOrderOfScript, type Name, parseName } from './names.ts';
import { citedSpelling } from './spellings.ts';

export interface WrittenName {
  /** In the order of its script, for lists and pages. */
  shown: string;
  /** Missing where nobody has said the parts. */
  parts?: Name;
}

const isSame = (one: Name, other: Name) =>
  familyFirst(one) === familyFirst(other) && one.given === other.given;

/** Words of names are letters with marks between them, in any script. */
const word = /^['‘’ʼ]?\p{L}[\p{L}\p{M}'‘’ʼ.·・־׳\u200c-]*$/u;
const mostWords = 6;
const organisation =
  /^(?:&|of|for|and|the|und|für|et|pour|inst\.|institut|istitut|univ|dep\.|dept|departm|département|dipartiment|departament|lab\.|labs|laborator|cent(?:er|re|ro)|zentrum|minist|agency|bureau|office|facult|fakult|college|academ|akadem|hospital|klinik|clinic|museum|compan|corp|inc\.|ltd|llc|gmbh|team|group|network|foundation|stiftung|associa|society|gesellschaft|collaborat|consorti|committee|council|commission|organi[sz]|initiative|project)/iu;
/** `CERN, Geneva` may be a place, and `LI, Wei` a person, so neither is certain. */
const capitals = /^\p{Lu}{2,}$/u;

/** The name, if its comma may end a family name. `Inst. of Sand, Bergen` has a comma of its own. */
function personIn(written: string): Name | undefined {
  if (!written.includes(',')) return undefined;
  const name = parseName(written);
  const { family = '', given = '', suffix } = name;
  if (!family || !given || written.split(',').length > (suffix ? 3 : 2)) return undefined;
  const words = [...family.split(' '), ...given.split(' ')];
  const areOfPerson = words.every((each) => word.test(each) && !organisation.test(each));
  return words.length <= mostWords && areOfPerson ? name : undefined;
}

const isCertain = ({ family = '', given = '' }: Name) => !(capitals.test(family) && /\p{Ll}/u.test(given));

export function readWrittenName(written: string): WrittenName {
  const literal = /^\{([^{}]+)\}$/u.exec(written.trim())?.[1]?.trim();
  if (literal) return { shown: literal, parts: { literal } };
  const spelling = citedSpelling(written);
  const parts = personIn(spelling);
  if (!parts || !isCertain(parts)) return { shown: written };
  return { shown: written.replace(spelling, () => inOrderOfScript(parts)), parts };
}

/** In a list of people `LI, Wei` is one of them. */
export function readListedName(written: string): string {
  const name = personIn(written);
  return name ? writeName(name) : written;
}

/**
 * Whether the parts have to be stored. Those of a family name of several words always are, because the key
 * of a citation has all of its words if somebody has said them.
 */
export const areNeeded = (shown: string, parts: Name) =>
  !isSame(parseName(shown), parts) || parts.family?.includes(' ') === true;

/** The shortest text from which `readWrittenName` or `parseName` reads these parts. */
export function writeName(name: Name): string {
  const shown = inOrderOfScript(name);
  if (isSame(parseName(shown), name)) return shown;
  if (name.literal === undefined) return familyFirst(name);
  // Many files have a person in braces.
  return readWrittenName(shown).parts ? shown : `{${shown.replace(/[{}]/g, '')}}`;
}
