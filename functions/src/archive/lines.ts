import type { Readable } from 'node:stream';

/** Ends a line only where an archive does: from Node 24 on `readline` also ends one at U+2028, which any text may hold. */
export async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of content.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
