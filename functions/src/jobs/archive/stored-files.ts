/** The pictures and PDFs of an archive. */
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

const tries = 3;

/**
 * The whole file, because of half of one nobody could take anything back from an archive. Nothing for a file
 * that somebody has hidden or deleted since it was listed. What fails otherwise, as when a file is replaced
 * while it is read, is read again.
 */
export async function readFile(name: string, failed = 0): Promise<Buffer | undefined> {
  try {
    return (await ifThere(bucket().file(name).download()))?.[0];
  } catch (error) {
    if (failed + 1 === tries) throw error;
    return readFile(name, failed + 1);
  }
}

export const isFileOfLab = (name: string) => kept.some((root) => name.startsWith(root));

export async function writeFile(
  { name, contentType, cacheControl }: FileFacts,
  content: Readable,
): Promise<void> {
  const metadata = { contentType, ...(cacheControl && { cacheControl }) };
  await pipeline(content, bucket().file(name).createWriteStream({ resumable: false, metadata }));
}
