/** How long a text is to a person: an emoji, or a letter with its accents, counts once, however it is stored. */

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

// Each step of the segmenter takes as long as its whole text is: by parts, a long text does not take its square.
const part = 1_000;

export function lengthOf(text: string): number {
  // Older browsers count an emoji of several parts by its parts, and so refuse rather too much than too little.
  if (!segmenter) return [...text].length;
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const isEnd = from + part >= text.length;
    const now = isEnd ? text.slice(from) : text.slice(from, from + part).replace(/[\uD800-\uDBFF]$/, '');
    const starts = Array.from(segmenter.segment(now), ({ index }) => index);
    const last = starts.at(-1) ?? 0;
    // The last of a part may go on behind it: it is counted with the next, unless it alone fills a part.
    const goesOn = !isEnd && last > 0;
    count += starts.length - (goesOn ? 1 : 0);
    from += goesOn ? last : now.length;
  }
  return count;
}

export function isLongerThan(text: string, max: number): boolean {
  // Nothing that is seen takes less than one unit.
  return text.length > max && lengthOf(text) > max;
}

/**
 * The hard limit beside `max`: what a person sees as one may be stored as any number of characters. Room for the longest
 * emoji in short texts, and for any script in long ones.
 */
export function bytesFor(max: number): number {
  return Math.max(4 * max, Math.min(32 * max, 16_000));
}

export function takesMoreBytesThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}
