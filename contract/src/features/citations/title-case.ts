/**
 * Titles in sentence case (`Sand that remembers the last storm`) and, as MLA and Chicago want them in
 * English, in headline case (`Sand That Remembers the Last Storm`).
 */

/**
 * These stay in lower case in a headline. Words that are not always prepositions, such as `before`, are not
 * listed.
 */
const small = new Set(
  (
    'a an the and but or nor for so yet as at by down from in into of on onto over per till to up upon via with vs ' +
    'about above across against along among around behind below beneath beside between beyond despite during inside outside ' +
    'through throughout toward towards under versus within without'
  ).split(' '),
);
const english = new Set([
  ...small,
  ...'is are was how what when which why not that this its it new'.split(' '),
]);
/** These are words of German too, so they do not make a title English. */
const shared = new Set('in an so was'.split(' '));
const foreign = new Set(
  (
    'der die das dem den des ein eine einer eines einem einen und oder mit von vom zur zum im am bei beim aus nach über für ' +
    'auf durch unter zwischen als wie ist sind wird zu ohne gegen le la les du de une ' +
    'et sur dans pour aux el los las del y e en con por para il lo gli della di dei nel sul het een van voor och att ' +
    'av om som og til med um uma do da dos na no em ja sa se w z'
  ).split(' '),
);
/** Parts of a name. They are not in `small`, because words of other languages make a title foreign. */
const particles = new Set('von van der den de del della di du la'.split(' '));
/** A new sentence or subtitle begins after these. */
const end = /[:.?!…–—]["”’)\]]*$/;
const genus = /^\p{Lu}\.$/u;

const wordsOf = (title: string) => title.split(/\s/).filter(Boolean);
/** The word without punctuation around it. */
export const withoutPunctuation = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const isCapital = (word: string) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(word);

/**
 * Finds names, which have capitals: `in {Northern} {Ireland}`; none in a headline, where every word has one.
 */
export function properNounsIn(title: string): Set<number> {
  const words = wordsOf(title);
  const capitals = words.flatMap((word, at) => (at > 0 && isCapital(word) ? [at] : []));
  const inSentence = words
    .slice(1)
    .some((word) => /^\p{Ll}{2}/u.test(word) && !small.has(withoutPunctuation(word)));
  if (!inSentence && capitals.length > 2) return new Set();
  return new Set(capitals.filter((at) => !words[at - 1]?.endsWith(':')));
}

export function headlineCase(title: string): string {
  if (!looksEnglish(title)) return title;
  const words = wordsOf(title);
  return words
    .map((word, at) => {
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      const isUnchanged = genus.test(before) || (/\d$/.test(before) && withoutPunctuation(word).length < 3);
      if (isUnchanged) return word;
      const atEdge = at === 0 || !after || end.test(before) || end.test(word) || /^[–—]/.test(after);
      return inHeadline(word, atEdge);
    })
    .join(' ');
}

function inHeadline(word: string, atEdge: boolean): string {
  const bare = withoutPunctuation(word);
  if (!atEdge && (small.has(bare) || particles.has(bare))) return word;
  // `the scientist–practitioner gap`
  const sides = word.split(/(?<=\p{Ll})([–—])(?=\p{Ll})/u);
  const last = sides.length - 1;
  if (last > 0)
    return sides.map((side, at) => inHeadline(side, atEdge && (at === 0 || at === last))).join('');
  const parts = word.split('-');
  // Single letters such as in `p-adic` or `the x axis` stay in lower case.
  if (/^\p{Ll}$/u.test(withoutPunctuation(parts[0] ?? '')) && withoutPunctuation(word) !== 'a') return word;
  const inside = (at: number) => at > 0 && at < parts.length - 1;
  const isSign = (at: number) => /\d$/.test(parts[at - 1] ?? '') && /^\p{Ll}$/u.test(parts[at] ?? '');
  return parts
    .map((part, at) => ((inside(at) && small.has(part)) || isSign(at) ? part : capitalise(part)))
    .join('-');
}

/**
 * Words with capitals or digits inside (`iPhone`, `mRNA`) and compounds (`and/or`) stay as they are written.
 */
function capitalise(part: string): string {
  if (!/^\p{Ll}[\p{Ll}'’]*$/u.test(withoutPunctuation(part))) return part;
  return part.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Only English uses headline case. */
function looksEnglish(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const latin = title.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 <= letters.length) return false;
  const words = wordsOf(title).map(withoutPunctuation);
  const count = (vocabulary: Set<string>) =>
    words.filter((word) => vocabulary.has(word.toLowerCase())).length;
  // Lower-case words with accents (`naïve`) suggest another language; capitalised ones (`Poincaré`) are names
  // and do not.
  const accents = words.some((word) => /^\p{Ll}/u.test(word) && /[^\P{Script=Latin}A-Za-z]/u.test(word));
  const isForeign = count(foreign) + Number(accents);
  return isForeign <= count(english) - count(shared);
}
