/** The PDFs of resources in Storage: those for everybody and those for members are in two folders. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@lab/contract';
import { resourceTexts } from '@lab/contract/features/resources/texts';
import { isMembersPdf, pdfForReaders } from '@lab/contract/lib/uploads/files';
import { fileAt } from '../../core/data/storage.ts';

/** The bytes of a file that only members may read, for a caller who was asked before. */
export async function readMembersFile(address: string): Promise<Readable> {
  const gone = () => new AppError('not-found', resourceTexts.members.fileGone);
  if (!isMembersPdf(address)) throw gone();
  const file = fileAt(address);
  if (!(await file.exists())[0]) throw gone();
  return file.createReadStream({ validation: false });
}

/** The address of the same file for other readers; that of a file elsewhere is returned unchanged. */
export async function copyForReaders(address: string, readers: 'content' | 'members'): Promise<string> {
  const copy = pdfForReaders(address, readers);
  if (!copy || copy === address) return address;
  const file = fileAt(address);
  if (!(await file.exists())[0]) return '';
  const { contentType } = (await file.getMetadata())[0];
  const write = fileAt(copy).createWriteStream({ resumable: false, metadata: { contentType } });
  await pipeline(file.createReadStream({ validation: false }), write);
  return copy;
}

export async function deleteFile(address: string): Promise<void> {
  if (pdfForReaders(address, 'members')) await fileAt(address).delete({ ignoreNotFound: true });
}
