/** The beginning of a text, at most `max` long as `length` counts, and never with half of a character at its end. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
