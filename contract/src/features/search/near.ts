/**
 * Whether two words differ by one letter: another one, one too many, one missing, or two that changed places.
 */

export function isNear(typed: string, word: string): boolean {
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return areSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** The same for the beginning of a longer word, while it is being typed. */
export function isNearBeginning(typed: string, word: string): boolean {
  const { length } = typed;
  if (word.length <= length) return false;
  return [length, length - 1, length + 1].some((end) => isNear(typed, word.slice(0, end)));
}
