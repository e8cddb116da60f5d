/** Scopus' `Müller K.-H.` */
const stopped = /^(?!\p{Lu}\.)([^,]*?\p{Ll}[^,]*?) ((?:\p{Lu}\.[- ]?)+)$/u;
/** PubMed's `Müller KH` and `King ML Jr`. */
const bare = /^(?!\p{Lu}\.)([^,]*\p{Ll}[^,]*) (\p{Lu}{1,3}(?:-\p{Lu})?)((?: (?:[JS]r|I{2,3}|IV))?)\.?$/u;
/** `Wei LI` may be somebody's given name and family name in capitals; `Novak I` and `Roe JT` are not. */
const certain = /\s(?:\p{Lu}|[^AEIOUYÄÖÜ\s]{2,3}|\p{Lu}-\p{Lu})(?: (?:[JS]r|I{2,3}|IV))?\.?$/u;

const isBare = (name: string) => bare.test(name);

/** Whether all names have their initials last, without a comma between. */
export const areInitialsLast = (names: readonly string[]) =>
  names.every((name) => stopped.test(name) || isBare(name)) &&
  names.some((name) => stopped.test(name) || certain.test(name));

/** With the comma that shows where the family name ends; other names stay as they are. */
export function withFamilyFirst(names: readonly string[]): string[] {
  const all = areInitialsLast(names);
  return names.map((name) => {
    if (stopped.test(name)) return name.replace(stopped, '$1, $2').trim();
    return all
      ? name.replace(bare, (_, family, given, mark) => `${family}, ${given}${mark && `,${mark}`}`)
      : name;
  });
}
