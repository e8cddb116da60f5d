import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { unzip } from './unzip.ts';

/** Replaces one file of an archive whose files are texts. */
export const changing = (name: string, change: (text: string) => string) => async (path: string) => {
  const files = unzip(await readFile(path));
  files.set(name, change(files.get(name) ?? ''));
  const zip = new ZipFile();
  for (const [entry, content] of files) zip.addBuffer(Buffer.from(content), entry);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
};
