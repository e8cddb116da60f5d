import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openArchive } from './open-archive.ts';

async function zipWith(change: (bytes: Buffer) => Buffer | undefined): Promise<string> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('moss '.repeat(1_000)), 'notes.txt');
  zip.end();
  const path = join(await mkdtemp(join(tmpdir(), 'archive-')), 'lab.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = await readFile(path);
  await writeFile(path, change(bytes) ?? bytes);
  return path;
}

async function readAll(path: string): Promise<string[]> {
  const archive = await openArchive(path);
  try {
    for (const entry of archive.entries.values()) await archive.check(entry);
    return [...archive.entries.keys()];
  } finally {
    archive.close();
  }
}

/** Where the directory of the zip file begins. */
const directory = (bytes: Buffer) => bytes.indexOf('PK\u0001\u0002');
const set = (at: number, value: number) => (bytes: Buffer) => {
  bytes.writeUInt16LE(value, directory(bytes) + at);
  return undefined;
};

test('a whole zip file is read', async () => {
  expect(await readAll(await zipWith(() => undefined))).toEqual(['notes.txt']);
});

test.each([
  ['a file that is none', () => Buffer.from('Dear lab,'), 'The zip file cannot be read: '],
  ['the first half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'The zip file cannot be read: '],
  [
    'a name that leads out of the folder',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('notes.txt', '../es.txt'), 'latin1'),
    'The zip file cannot be read: ',
  ],
  [
    'a file that cannot be unpacked',
    (bytes: Buffer) => bytes.fill(0xff, 45, 60),
    '“notes.txt” in the zip file cannot be read: ',
  ],
  ['another way to pack', set(10, 7), '“notes.txt” in the zip file cannot be read: '],
  ['a password', set(8, 1), 'The zip file is encrypted: nobody can read “notes.txt” in it.'],
  ['another checksum', set(16, 1), 'The zip file is damaged at “notes.txt”.'],
])('%s is refused with a sentence', async (_, change, beginning) => {
  const refusal = await readAll(await zipWith(change)).catch((error: Error) => error.message);
  expect(refusal).toContain(beginning);
  expect(refusal).toMatch(/[^.]\.$/);
});
