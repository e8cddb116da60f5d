/**
 * Authors whom a field of its own names, as lists made with al-folio do: `corresponding_authors = {Doe,
 * Jane}`.
 */
import type { CslName } from '@lab/contract/features/imports/entry';
import { fold } from '@lab/contract/lib/fold';
import { namesOfTex } from './bibtex-names.ts';

const numbers = /^\d{1,4}(?:(?:\s?[,;&]\s?|\s+and\s+|\s+)\d{1,4}){0,50}$/;

/**
 * The places in `authors`. A field that names somebody else, or one of two with the same name, says nothing.
 */
export function placesNamed(tex: string, authors: readonly CslName[]): number[] {
  const text = tex.replace(/[{}\s]+/g, ' ').trim();
  if (numbers.test(text)) {
    const places = (text.match(/\d+/g) ?? []).map((number) => Number(number) - 1);
    return inOrder(places.filter((at) => at >= 0 && at < authors.length));
  }
  const find = finder(authors);
  const found = namesOfTex(tex).names.flatMap(find);
  // `Jane Doe, Rita Roe` reads as one person.
  const parts = found.length > 0 ? [] : tex.split(/[,;&]/).slice(0, mostNamed);
  const whole = parts.filter((part) => part.trim().includes(' '));
  return inOrder([...found, ...whole.flatMap((part) => namesOfTex(part).names).flatMap(find)]);
}

const mostNamed = 50;

/** The one author who has this name, or may have it; none if there are several. */
function finder(authors: readonly CslName[]): (name: CslName) => number[] {
  const byKey = new Map<string, number[]>();
  const add = (key: string, at: number) => {
    const known = byKey.get(key);
    if (known) known.push(at);
    else byKey.set(key, [at]);
  };
  const givens = authors.map(givenKey);
  for (const [at, author] of authors.entries()) {
    add(familyKey(author), at);
    add(`${familyKey(author)}|${givens[at]}`, at);
  }
  return (name) => {
    const [family, given] = [familyKey(name), givenKey(name)];
    const exact = byKey.get(`${family}|${given}`) ?? [];
    if (exact.length > 0) return exact.length === 1 ? exact : [];
    // Where a whole crowd has one family name, an initial says nobody.
    const same = (byKey.get(family) ?? []).slice(0, mostNamed);
    const alike = same.filter((at) => mayBe(given, givens[at] ?? ''));
    return alike.length === 1 ? alike : [];
  };
}

/** How many of the first authors have contributed equally, or who they are. */
export function firstPlaces(tex: string, authors: readonly CslName[]): number[] {
  const [, count] = /^[\s{]*(\d{1,2})[\s}]*$/.exec(tex) ?? [];
  if (count === undefined) return placesNamed(tex, authors);
  const most = Math.min(Number(count), authors.length);
  return most > 1 ? Array.from({ length: most }, (_, at) => at) : [];
}

const inOrder = (places: readonly number[]) => [...new Set(places)].sort((one, other) => one - other);

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const familyKey = ({ family, literal, ...name }: CslName) =>
  letters([name['dropping-particle'], name['non-dropping-particle'], family ?? literal].join(' '));

const givenKey = ({ given = '' }: CslName) => letters(given);

/** `J` may be `Jane Ann`, and `Jane` may be, too; without a given name, anybody of the family. */
const mayBe = (written: string, known: string) =>
  !written || !known || known.startsWith(written) || written.startsWith(known) || initials(written, known);

const initials = (written: string, known: string) => {
  const [some, others] = [written.split(' '), known.split(' ')];
  return some.every((word, at) => {
    const other = others[at] ?? word;
    return word.length === 1 || other.length === 1 ? word[0] === other[0] : word === other;
  });
};
