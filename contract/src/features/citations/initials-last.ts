/**
 * Names with their initials last, as databases write them. Words are compared from the end, so a long name
 * takes no longer than it is.
 */

/** Scopus' `Müller K.-H.`; the initials may be several words. */
const stopped = /^(?:\p{Lu}\.-?)+$/u;
/** PubMed's `Müller KH` and `King ML Jr`. */
const bare = /^\p{Lu}{1,3}(?:-\p{Lu})?$/u;
const mark = /^(?:[JS]r|I{2,3}|IV)$/;
/**
 * `Wei LI` may be somebody's given name and family name in capitals; `Novak I`, `Roe JT` and `King AE Jr` are
 * not.
 */
const certain = /\s(?:\p{Lu}|[^AEIOUYÄÖÜ\s]{2,3}|\p{Lu}-\p{Lu})(?: (?:I{2,3}|IV))?\.?$/u;

const isFamily = (text: string) => /\p{Ll}/u.test(text) && !text.includes(',') && !/^\p{Lu}\./u.test(text);

function withStops(name: string): string | undefined {
  const words = name.trim().split(' ');
  let from = words.length;
  while (stopped.test(words[from - 1] ?? '')) from -= 1;
  const family = words.slice(0, from).join(' ');
  const initials = words.slice(from).join(' ');
  return initials && isFamily(family) ? `${family}, ${initials}` : undefined;
}

function withoutStops(name: string): string | undefined {
  const words = name.replace(/\.$/, '').split(' ');
  // In `Roe II` the end is initials.
  const marks = mark.test(words.at(-1) ?? '') && bare.test(words.at(-2) ?? '') ? words.splice(-1) : [];
  const initials = words.pop() ?? '';
  const family = words.join(' ');
  return bare.test(initials) && isFamily(family) ? [family, initials, ...marks].join(', ') : undefined;
}

/** Whether all names have their initials last, without a comma between. */
export const areInitialsLast = (names: readonly string[]) =>
  names.every((name) => withStops(name) ?? withoutStops(name)) &&
  names.some((name) => withStops(name) || certain.test(name));

/** With the comma that shows where the family name ends; other names stay as they are. */
export function withFamilyFirst(names: readonly string[]): string[] {
  const all = areInitialsLast(names);
  return names.map((name) => withStops(name) ?? (all ? (withoutStops(name) ?? name) : name));
}
