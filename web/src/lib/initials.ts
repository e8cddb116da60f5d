const hasCapital = (letter: string) => letter.toUpperCase() !== letter.toLowerCase();

const firstLetters = (name: string) =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}'’-]+/u)
    .flatMap((word) => word.match(/\p{L}/u)?.[0] ?? []);

/**
 * Two letters of a name, as `IF` of Ines Falkenrath; one where a script has no capitals, because its letters
 * do not stand alone.
 */
export function initialsOf(name: string): string {
  const letters = firstLetters(name.replace(/\([^)]*\)/g, ' '));
  const [first = '', ...rest] = letters.length > 0 ? letters : firstLetters(name);
  const last = rest.at(-1) ?? '';
  return (hasCapital(first) && hasCapital(last) ? first + last : first).toUpperCase();
}
