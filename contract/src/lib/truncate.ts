/**
 * Shortens a text to at most `max` characters as `length.ts` counts them, and never cuts a character in half.
 */
export function truncate(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
