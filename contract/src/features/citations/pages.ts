/** Ranges of pages, which people type with a hyphen, a dash or two. */

const dashes = /(?:(?<!\s)\s+)?(?:--+|[-\u2010-\u2015])\s*/;

/** `45-67` as `45–67`, with the dash that a format wants; `e12` and `S1-12-a` stay as they are. */
export function withDashes(pages: string, dash: string): string {
  const { first, last } = pageRange(pages);
  return first && last ? `${first}${dash}${last}` : pages;
}

export function pageRange(pages: string): { first: string; last: string } {
  const parts = pages.trim().split(dashes);
  const [first = '', last = ''] = parts;
  return parts.length === 2 && !pages.includes(',') ? { first, last } : { first: pages.trim(), last: '' };
}
