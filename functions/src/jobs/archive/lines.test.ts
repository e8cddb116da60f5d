import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from './open-archive.ts';

async function read(...parts: Buffer[]) {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(parts, { objectMode: false }))) lines.push(line);
  return lines;
}

test('only a line feed ends a line', async () => {
  const texts = ['pasted\u2028from\u2029notes', 'a\rb\u0085c\fd', '', 'last'];
  expect(await read(Buffer.from(`${texts.join('\n')}\n`))).toEqual(texts);
  expect(await read(Buffer.from(texts.join('\n')))).toEqual(texts);
});

test('lines and letters may be divided between the parts', async () => {
  const whole = Buffer.from('Müller 🦉\nßæ\n');
  const parts = Array.from(whole, (byte) => Buffer.from([byte]));
  expect(await read(...parts)).toEqual(['Müller 🦉', 'ßæ']);
});

test('a file without lines', async () => {
  expect(await read()).toEqual([]);
});
