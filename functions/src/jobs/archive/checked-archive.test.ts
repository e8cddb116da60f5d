import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { checkedArchive } from './checked-archive.ts';
import { openArchive } from './open-archive.ts';

const million = Buffer.alloc(1_000_000, 'moss ');

async function refusalOf(millions: number): Promise<string> {
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(Array(millions).fill(million), { objectMode: false }), 'accounts.jsonl');
  zip.end();
  const path = join(await mkdtemp(join(tmpdir(), 'archive-')), 'lab.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const archive = await openArchive(path);
  try {
    return await checkedArchive(archive).then(
      () => '',
      (error: Error) => error.message,
    );
  } finally {
    archive.close();
  }
}

test('a small file that unpacks to a large one is refused before it is unpacked', async () => {
  expect(await refusalOf(101)).toBe(
    'The zip file has 1 MB and would unpack to 101 MB. No lab has such a file, so nothing of it is read.',
  );
  expect(await refusalOf(99)).toBe('This is no archive of a lab.');
});
