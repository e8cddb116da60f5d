/** The pictures and PDFs of an archive. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copiesRoot, roots } from '@lab/contract/uploads/files';
import { bucket } from '../data/storage.ts';

/** Smaller copies of pictures are made again on request. */
const kept = roots.filter((root) => root !== copiesRoot);

export interface FileFacts {
  name: string;
  contentType: string;
  cacheControl: string;
}

export async function filesToExport(): Promise<FileFacts[]> {
  const found: FileFacts[] = [];
  for (const prefix of kept) {
    for await (const { name, metadata } of bucket().getFilesStream({ prefix })) {
      const { contentType = '', cacheControl = '' } = metadata;
      found.push({ name, contentType, cacheControl });
    }
  }
  return found;
}

export const readFile = (name: string): Readable => bucket().file(name).createReadStream();

export async function writeFile(
  { name, contentType, cacheControl }: FileFacts,
  content: Readable,
): Promise<void> {
  if (!kept.some((root) => name.startsWith(root))) throw new Error(`"${name}" is no file of a lab`);
  const metadata = { contentType, ...(cacheControl && { cacheControl }) };
  await pipeline(content, bucket().file(name).createWriteStream({ resumable: false, metadata }));
}
