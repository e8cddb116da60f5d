import { truncate } from '@lab/contract/lib/truncate';

/** Cuts at a space if that loses less than a fifth of the text. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = truncate(text, max - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > max * 0.8 ? start.slice(0, space) : start).trimEnd()}…`;
}
