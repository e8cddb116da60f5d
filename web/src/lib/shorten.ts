import { truncate } from '@lab/contract/truncate';

/** At most `max` characters, ending at a word where that costs little. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = truncate(text, max - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > max * 0.8 ? start.slice(0, space) : start).trimEnd()}…`;
}
