import { belongsTo } from './prefixes.ts';
import { citedSpelling, spellingsOf } from './spellings.ts';

/** A person's name in the parts that citations are made of. */
export interface Name {
  family?: string;
  given?: string;
  /** `van`, `de la`: belongs to the family name but is not what it is sorted by. */
  particle?: string;
  suffix?: string;
  /** A name that must stay as it is written: of a group, or in a script that writes the family first. */
  literal?: string;
}

const suffix = /^(?:II|III|IV|(?:[JS][Rr]|[js]r)\.?|Junior|Senior)$/;
const honorific = /^(?:prof|dr|mr|mrs|ms)\.?\s/i;
const groupWord =
  '(?:association|cent(?:er|re)|collaboration|committee|consortium|council|foundation|group|initiative|institute|network|' +
  'organi[sz]ation|society|survey|team|university)s?';
/** `The` alone makes no group: it is a given name in Vietnam. */
const group = new RegExp(`\\b${groupWord}$|^the\\s.*\\b${groupWord}\\b`, 'i');
const scriptWithFamilyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Not `al-Sufi`, which is a name by itself. */
const lowerCaseWord = /^\p{Ll}(?!.*-\p{Lu})/u;

export function parseName(written: string): Name {
  let typed = written.replace(/\s+/g, ' ').trim();
  while (honorific.test(typed)) typed = typed.replace(honorific, '');
  const name = citedSpelling(typed);
  if (group.test(name)) return { literal: name };
  if (name.includes(',')) return inverted(name);
  // `苏砚舟 (Su Yanzhou)`: whether the Latin spelling keeps the order of the other, nobody but the person knows.
  if ([name, spellingsOf(typed)[0] ?? ''].some((spelling) => scriptWithFamilyFirst.test(spelling)))
    return { literal: name };
  return inOrder(name);
}

/** `Family, Given`, `van Family, Given`, `Family, Jr., Given`, `Family, Given, Jr.` */
function inverted(name: string): Name {
  const parts = name.split(',').map((part) => part.trim());
  const [before = '', ...after] = parts;
  const mark = after.find((part) => suffix.test(part));
  const given = after.filter((part) => part !== mark && part !== '').join(' ');
  const words = before.split(' ');
  if (mark && !given)
    return words.length > 1 ? { ...inOrder(before), suffix: mark } : inOrder(`${mark} ${before}`);
  const familyAt = words.findIndex((word) => !lowerCaseWord.test(word));
  return familyFrom(words, Math.max(familyAt, 0), given, mark);
}

/** `Given van Family Jr.`, `Given Mac Giolla Family`, `Given Van der Family` */
function inOrder(name: string): Name {
  const words = name.split(' ');
  const mark = words.length > 2 && suffix.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const last = words.at(-1) ?? '';
  const belongs = (word = '') => lowerCaseWord.test(word) || belongsTo(last, word);
  let nameAt = words.length - 1;
  // The first word is always a given name, however it is written.
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

/** `Kurohane, Isamu`: leaves open to nobody where the family's name begins. */
export function familyFirst(name: Name, given = name.given): string {
  return [familyOf(name), given, name.suffix].filter(Boolean).join(', ');
}

/** `Beethoven, Ludwig van`, as Chicago wants it of a particle in small letters. */
export function particleLast(name: Name): string {
  const { particle = '', ...rest } = name;
  if (!lowerCaseWord.test(particle)) return familyFirst(name);
  return familyFirst(rest, [rest.given, particle].filter(Boolean).join(' '));
}

/** `Isamu Kurohane` */
export function inReadingOrder(name: Name): string {
  return [name.given, familyOf(name), name.suffix].filter(Boolean).join(' ');
}

/** `Jean-Luc Éloi` becomes `J.-L. É.`; a script without capitals has no initials, so its names stay whole. */
export function initials(given: string, { stop = '.', between = ' ', hyphen = '-' } = {}): string {
  if (!/[\p{Lu}\p{Ll}]/u.test(given)) return given;
  const initial = ([first = '']: string) => first.toUpperCase() + stop;
  return given
    .split(/[\s.()]/)
    .filter(Boolean)
    .map((word) => word.split('-').filter(Boolean).map(initial).join(hyphen))
    .join(between);
}
