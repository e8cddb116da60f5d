/**
 * The length of a text as people count it: an emoji or an accented letter counts once, however it is stored.
 */

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

// Each step of the segmenter takes time in proportion to its whole input, so a long text is segmented in
// parts.
const part = 1_000;

// Each of these is a character of its own, whatever follows within the part, so they need no segmenter.
const isPlain = /^[ -~\n\t]*$/;

/** Stops counting soon after `enough`, because a text may be a thousand times longer than its limit. */
export function lengthOf(text: string, enough = Number.POSITIVE_INFINITY): number {
  // Browsers without Intl.Segmenter count an emoji by its code points, so they refuse too much rather than
  // too little.
  if (!segmenter) return [...text].length;
  let count = 0;
  for (let from = 0; from < text.length && count <= enough; ) {
    const isEnd = from + part >= text.length;
    const now = isEnd ? text.slice(from) : text.slice(from, from + part).replace(/[\uD800-\uDBFF]$/, '');
    const { characters, last } = charactersOf(now, segmenter);
    // A part's last character may continue in the next part, so it is counted there, unless it fills the
    // whole part.
    const mayContinue = !isEnd && last > 0;
    count += characters - (mayContinue ? 1 : 0);
    from += mayContinue ? last : now.length;
  }
  return count;
}

/** How many characters a part has, and where the last one begins. */
function charactersOf(part: string, by: Intl.Segmenter): { characters: number; last: number } {
  if (isPlain.test(part)) return { characters: part.length, last: Math.max(part.length - 1, 0) };
  const starts = Array.from(by.segment(part), ({ index }) => index);
  return { characters: starts.length, last: starts.at(-1) ?? 0 };
}

export function isLongerThan(text: string, max: number): boolean {
  // A visible character takes at least one code unit.
  return text.length > max && lengthOf(text, max) > max;
}

/**
 * The limit in bytes beside `max`, because one visible character may be stored as any number of code points.
 * It has room for the longest emoji in short texts and for any script in long ones.
 */
export function maxBytesFor(max: number): number {
  return Math.max(4 * max, Math.min(32 * max, 16_000));
}

export function takesMoreBytesThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}
