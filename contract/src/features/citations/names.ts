import { fold } from '../../lib/fold.ts';
import type { Name } from '../../lib/name.ts';
import { citedSpelling, spellingsOf } from './spellings.ts';

export type { Name };

const suffix = /^(?:II|III|IV|(?:[JS][Rr]|[js]r)\.?|Junior|Senior)$/;
const shortSuffix = /^(?:II|III|IV|[JS]r\.?)$/;
const title = [
  '(?:prof|dr|mr|mrs|ms)\\.?\\s',
  '(?:univ|jun|hon|priv|dr|dipl)\\.?-(?:prof|doz|ing|inf|phys|chem|math|biol|geol|psych|kfm)\\.?\\s',
  '(?:apl|dipl|mag|ing)\\.\\s',
  'pd\\s(?=(?:prof|dr)\\b)',
].join('|');
/** Given names may be shortened like these, so they only follow a title. */
const ofTitle = '(?:em|habil|rer|nat|pol|oec|soc|med|phil|jur|theol|agr|h\\.\\s?c|mult)\\.\\s';
/** `Prof. Dr.-Ing. habil.`, `Dr. rer. nat.`, `PD Dr.` */
const honorifics = new RegExp(`^(?:(?:${title})(?:${ofTitle})*)+`, 'i');
const groupWord =
  '(?:association|cent(?:er|re)|collaboration|committee|consortium|council|foundation|group|initiative|institute|network|' +
  'organi[sz]ation|society|survey|team|university)s?';
/** `The` alone does not make a group, since it is a given name in Vietnam. */
const group = new RegExp(`\\b${groupWord}$|^the\\s.*\\b${groupWord}\\b`, 'i');
const scriptWithFamilyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Does not match `al-Sufi`, which is a family name on its own. */
const lowerCaseWord = /^\p{Ll}(?!.*-\p{Lu})/u;

/** Capitalised words that belong to the family name after them: `Nic Dubhthaí`, `Le Goëlan`. */
const prefixes = new Set(
  [
    'ó o’ ní ni nic mac mag mc mhic giolla ua uí ui',
    'le la du des de della del dei degli di da das dos',
    'van von vom zu zum zur der den ter ten ’t',
    'al el ben bin bint ibn abu',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Before these family names a prefix is the second part of a given name: `Xiao Bin Chen`, `Minh Van Tran`.
 */
const eastAsian = new Set(
  [
    'bui cao dang dinh do duong ho hoang huynh le luong ly mai ngo nguyen pham phan ta tran trinh truong vo vu',
    'chan chang chen cheng cho choi chu du fan fang feng gao guo han he hu huang jiang jung kang kim lam lau lee',
    'li liang lim lin liu lu luo ma park pan peng shen shi song sun tan tang tian wang wei wong wu xi xiao xie xu',
    'yan yang yao ye yu yuan zeng zhang zhao zheng zhou zhu',
  ].flatMap((words) => words.split(' ')),
);

function belongsTo(family: string, word: string): boolean {
  const prefix = word.normalize('NFC').toLowerCase().replace("'", '’');
  return prefixes.has(prefix) && !eastAsian.has(fold(family));
}

export function parseName(written: string): Name {
  const typed = written.replace(/\s+/g, ' ').trim().replace(honorifics, '');
  const name = citedSpelling(typed);
  if (group.test(name)) return { literal: name };
  if (name.includes(',')) return parseFamilyFirst(name);
  // In `苏砚舟 (Su Yanzhou)` the Latin spelling may have either order, so it is not taken apart.
  if ([name, spellingsOf(typed)[0] ?? ''].some((spelling) => scriptWithFamilyFirst.test(spelling)))
    return { literal: name };
  return parseGivenFirst(name);
}

/** `Family, Given`, `van Family, Given`, `Family, Jr., Given`, `Family, Given, Jr.` */
function parseFamilyFirst(name: string): Name {
  const parts = name.split(',').map((part) => part.trim());
  const [before = '', ...after] = parts;
  const mark = after.find((part) => suffix.test(part));
  const given = after.filter((part) => part !== mark && part !== '').join(' ');
  const words = before.split(' ');
  // `King Jr., Martin`; `Silva Junior` is a whole family name in Brazil.
  if (!mark && given && words.length > 1 && shortSuffix.test(words.at(-1) ?? ''))
    return parseFamilyFirst(`${words.slice(0, -1).join(' ')}, ${words.at(-1)}, ${given}`);
  // `Griffey, Ken Jr.`
  const givens = given.split(' ');
  if (!mark && givens.length > 1 && shortSuffix.test(givens.at(-1) ?? ''))
    return parseFamilyFirst(`${before}, ${givens.at(-1)}, ${givens.slice(0, -1).join(' ')}`);
  if (mark && !given)
    return words.length > 1
      ? { ...parseGivenFirst(before), suffix: mark }
      : parseGivenFirst(`${mark} ${before}`);
  const familyAt = words.findIndex((word) => !lowerCaseWord.test(word));
  return familyFrom(words, Math.max(familyAt, 0), given, mark);
}

/** `Given van Family Jr.`, `Given Mac Giolla Family`, `Given Van der Family` */
function parseGivenFirst(name: string): Name {
  const words = name.split(' ');
  const mark = words.length > 2 && suffix.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const last = words.at(-1) ?? '';
  const belongs = (word = '') => lowerCaseWord.test(word) || belongsTo(last, word);
  let nameAt = words.length - 1;
  // The first word is always a given name, even in lower case.
  while (nameAt > 1 && belongs(words[nameAt - 1])) nameAt -= 1;
  const rest = words.slice(nameAt);
  const particles = rest.slice(0, -1).findLastIndex((word) => lowerCaseWord.test(word)) + 1;
  return familyFrom(rest, particles, words.slice(0, nameAt).join(' '), mark);
}

function familyFrom(words: string[], familyAt: number, given: string, mark: string | undefined): Name {
  const particle = words.slice(0, familyAt).join(' ');
  return {
    family: words.slice(familyAt).join(' '),
    ...(given && { given }),
    ...(particle && { particle }),
    ...(mark && { suffix: mark }),
  };
}

export function familyOf({ literal, particle, family = '' }: Name): string {
  return literal ?? (particle ? `${particle} ${family}` : family);
}

/** `Kurohane, Isamu`, which shows where the family name begins. */
export function familyFirst(name: Name, given = name.given): string {
  return [familyOf(name), given, name.suffix].filter(Boolean).join(', ');
}

/** For lists of people, whose names are stored as one text. */
export const byFamilyName = (one: { name: string }, other: { name: string }): number =>
  familyFirst(parseName(one.name)).localeCompare(familyFirst(parseName(other.name)));

/** `Beethoven, Ludwig van`: Chicago style puts a particle in lower case last. */
export function particleLast(name: Name): string {
  const { particle = '', ...rest } = name;
  if (!lowerCaseWord.test(particle)) return familyFirst(name);
  return familyFirst(rest, [rest.given, particle].filter(Boolean).join(' '));
}

/** `Isamu Kurohane` */
export function inReadingOrder(name: Name): string {
  return [name.given, familyOf(name), name.suffix].filter(Boolean).join(' ');
}

const outsideFamilyFirst = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** Like `inReadingOrder`, but `苏, 砚舟` becomes `苏砚舟`, as its readers write it. */
export function inOrderOfScript(name: Name): string {
  const family = familyOf(name);
  const { given } = name;
  if (!family || !given || outsideFamilyFirst.test(family + given)) return inReadingOrder(name);
  return family + given;
}

/** For citations: a name whose script writes the family name first has neither a comma nor initials. */
export function asWritten(name: Name): Name {
  const written = inOrderOfScript(name);
  return written === inReadingOrder(name) ? name : { literal: written };
}

/**
 * `Jean-Luc Éloi` becomes `J.-L. É.`, `Yu. B. de` stays; names in scripts without capital letters have no
 * initials and stay
 * whole.
 */
export function initials(given: string, { stop = '.', between = ' ', hyphen = '-' } = {}): string {
  if (!/[\p{Lu}\p{Ll}]/u.test(given)) return given;
  const initial = ([first = '']: string) => first.toUpperCase() + stop;
  const words = given.match(/(?<!\p{L})\p{Lu}\p{Ll}{1,2}\.|[^\s.()]+/gu) ?? [];
  const short = (word: string) => {
    if (prefixes.has(word)) return ` ${word} `;
    if (word.endsWith('.')) return word.slice(0, -1) + stop;
    return word.split('-').filter(Boolean).map(initial).join(hyphen);
  };
  // A part of a family name among them has spaces around it also where initials have none.
  return words.map(short).join(between).replace(/\s+/g, ' ').trim();
}
