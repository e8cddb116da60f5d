/** The pictures and PDFs of an archive. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copiesRoot, roots } from '@lab/contract/lib/uploads/files';
import { bucket, ifThere } from '../../core/data/storage.ts';

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

/** Nothing for a file that somebody has hidden or deleted since it was listed. */
export async function readFile(name: string): Promise<Readable | undefined> {
  const content = bucket().file(name).createReadStream();
  return (await ifThere(once(content, 'readable'))) && content;
}

export const isFileOfLab = (name: string) => kept.some((root) => name.startsWith(root));

export async function writeFile(
  { name, contentType, cacheControl }: FileFacts,
  content: Readable,
): Promise<void> {
  const metadata = { contentType, ...(cacheControl && { cacheControl }) };
  await pipeline(content, bucket().file(name).createWriteStream({ resumable: false, metadata }));
}
