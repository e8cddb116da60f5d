/**
 * Checks that a paper's uploaded picture and PDF exist before a record names them, and deletes them when none
 * does.
 */
import { AppError } from '@lab/contract';
import { type NameOf, paperFieldsOf } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { nameAtAddress, paperFolders, storedFile } from '@lab/contract/lib/uploads/files';
import { transact } from '../../core/data/firestore.ts';
import { deleteWithCopies, fileAt } from '../../core/data/storage.ts';
import { logFailure } from '../../core/http/log.ts';
import { retryRead } from '../../core/images/retry-read.ts';
import { papersCollection, type StoredManuscript } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';
import { filesOfRetracted } from './restorable-paper.ts';

type FileName = NameOf<'picture' | 'file'>;
const fields: FileName[] = paperFieldsOf('picture', 'file');

type Named = Partial<Pick<StoredManuscript, FileName>>;

/**
 * A stored file cannot be overwritten, so the reviewer sees what is published. A file that does not exist yet
 * could be uploaded after the review. Addresses of other sites are not checked: the reviewer judges them.
 */
export async function requireFiles(uid: string, named: Named): Promise<void> {
  for (const field of fields) {
    const address = named[field] ?? '';
    if (!address.startsWith('/')) continue;
    // The address of a resized copy names another object than the picture that it shows.
    const isWhole = storedFile(address)?.name === nameAtAddress(address);
    const isOwn = address.startsWith(paperFolders(uid)[field]);
    const [isThere] = isWhole && isOwn ? await retryRead(() => fileAt(address).exists()) : [false];
    if (!isThere) throw new AppError('invalid', paperFormTexts.validation.fileMissing, [field]);
  }
}

/** A failure here is only logged, because the record no longer names the files. */
export async function dropFiles(uid: string, named: Named): Promise<void> {
  try {
    const going = fields.filter((field) => named[field]?.startsWith(paperFolders(uid)[field]));
    await Promise.all(going.map((field) => dropFile(field, named[field] ?? '')));
  } catch (error) {
    logFailure('', error);
  }
}

async function dropFile(field: FileName, address: string): Promise<void> {
  if (!(await isFileNamed(field, address))) await deleteWithCopies(address);
}

/** One transaction, so that a paper that moves between the collections meanwhile is not missed. */
function isFileNamed(field: FileName, address: string): Promise<boolean> {
  return transact(async (tx) => {
    const [requests, reviewed, papers, removed] = await Promise.all([
      tx.get(requestsCollection().where(field, '==', address).select().limit(1)),
      tx.get(requestsCollection().where(`reviewed.${field}`, '==', address).select().limit(1)),
      tx.get(papersCollection().where(field, '==', address).select().limit(1)),
      filesOfRetracted(tx),
    ]);
    return !requests.empty || !reviewed.empty || !papers.empty || removed.includes(address);
  });
}
