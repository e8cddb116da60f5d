/** A person's name in the parts that citations are made of. */
export interface Name {
  family?: string;
  given?: string;
  /** `van`, `de la`: belongs to the family name but is not what it is sorted by. */
  particle?: string;
  suffix?: string;
  /** A name that must stay as it is written: a group, or a name in a script that writes the family first. */
  literal?: string;
}

const suffix = /^(?:jr\.?|sr\.?|junior|senior|[ivx]{2,4})$/i;
const honorific = /^(?:prof|dr|mr|mrs|ms)\.?\s+/i;
const group = /^the\s|\b(?:collaboration|consortium|group|network|team|committee|initiative)$/i;
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const lowerCaseWord = /^\p{Ll}/u;

export function parseName(written: string): Name {
  let name = written.replace(/\s+/g, ' ').trim();
  while (honorific.test(name)) name = name.replace(honorific, '');
  if (group.test(name)) return { literal: name };
  if (familyFirst.test(name) && !name.includes(',')) return { literal: name };
  return name.includes(',') ? inverted(name) : inOrder(name);
}

/** `Family, Given`, `van Family, Given`, `Family, Jr., Given`, `Family, Given, Jr.` */
function inverted(name: string): Name {
  const parts = name.split(',').map((part) => part.trim());
  const [before = '', ...after] = parts;
  const mark = after.find((part) => suffix.test(part));
  const given = after.filter((part) => part !== mark && part !== '').join(' ');
  const words = before.split(' ');
  if (!given && mark && words.length > 1) return { ...inOrder(before), suffix: mark };
  const familyAt = words.findIndex((word) => !lowerCaseWord.test(word));
  return familyFrom(words, Math.max(familyAt, 0), given, mark);
}

/** `Given van Family Jr.` */
function inOrder(name: string): Name {
  const words = name.split(' ');
  const mark = words.length > 2 && suffix.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const familyAt = words.length - 1;
  let particleAt = familyAt;
  // The first word is always a given name, however it is written.
  while (particleAt > 1 && lowerCaseWord.test(words[particleAt - 1] ?? '')) particleAt -= 1;
  return familyFrom(
    words.slice(particleAt),
    familyAt - particleAt,
    words.slice(0, particleAt).join(' '),
    mark,
  );
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

/** `Isamu Kurohane` */
export function inReadingOrder(name: Name): string {
  return [name.given, familyOf(name), name.suffix].filter(Boolean).join(' ');
}

/** `Jean-Luc Éloi` becomes `J.-L. É.`; a script without capitals has no initials, so its names stay whole. */
export function initials(given: string, { stop = '.', between = ' ', hyphen = '-' } = {}): string {
  const initial = (word: string) => {
    const [first = ''] = word;
    return first.toLowerCase() === first.toUpperCase() ? word : first.toUpperCase() + stop;
  };
  return given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => word.split('-').filter(Boolean).map(initial).join(hyphen))
    .join(between);
}
