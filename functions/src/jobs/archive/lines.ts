import type { Readable } from 'node:stream';

/** A document has at most a million bytes, of which JSON writes each as six signs at most. */
const longestLine = 8_000_000;

/** Ends a line only where an archive does: from Node 24 on `readline` also ends one at U+2028, which any text may hold. */
export async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of content.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('A line is longer than any of a lab.');
    yield* lines;
  }
  if (rest) yield rest;
}
