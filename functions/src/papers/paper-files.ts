/** The picture and the PDF that an author has uploaded for a paper: there before a record names them, gone after it. */
import { AppError } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { copiesOf, nameAtAddress, paperFolders, storedFile } from '@lab/contract/uploads/files';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';
import { transact } from '../data/firestore.ts';
import { filesOfRemovedPapers } from '../desk/removed-store.ts';
import { logFailure } from '../http/log.ts';
import { readAgain } from '../images/read-again.ts';
import { papersCollection, type StoredManuscript } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';

const fields = ['image', 'pdf'] as const;

type Named = Partial<Pick<StoredManuscript, (typeof fields)[number]>>;

/** The object in Storage behind an address of this site. */
const objectOf = (address: string) => getStorage(firebase()).bucket().file(nameAtAddress(address));

/**
 * Nobody can put other bytes under a name that is taken, so what the reviewer sees is what is published; a name that is
 * still free could be filled after the review. Addresses elsewhere are the reviewer's to judge.
 */
export async function demandFiles(uid: string, named: Named): Promise<void> {
  for (const field of fields) {
    const address = named[field] ?? '';
    if (!address.startsWith('/')) continue;
    // The address of a copy shows what its picture is, which is another object.
    const isWhole = storedFile(address)?.name === nameAtAddress(address);
    const isOwn = address.startsWith(paperFolders(uid)[field]);
    const [isThere] = isWhole && isOwn ? await readAgain(() => objectOf(address).exists()) : [false];
    if (!isThere) {
      const { fileMissing } = paperTexts.validation;
      throw new AppError('invalid', fileMissing, { [field]: fileMissing });
    }
  }
}

/** The record no longer names them. That stands, whatever becomes of the files. */
export async function dropFiles(uid: string, named: Named): Promise<void> {
  try {
    const going = fields.filter((field) => named[field]?.startsWith(paperFolders(uid)[field]));
    await Promise.all(going.map((field) => dropFile(field, named[field] ?? '')));
  } catch (error) {
    logFailure('', error);
  }
}

async function dropFile(field: (typeof fields)[number], address: string): Promise<void> {
  if (await isNamed(field, address)) return;
  const file = objectOf(address);
  await file.delete({ ignoreNotFound: true });
  // Nobody is shown them any more; without this they would lie there until the next sweep.
  await file.bucket.deleteFiles({ prefix: copiesOf(file.name) });
}

/** Asked in one transaction: a paper that is published, retracted or put back meanwhile is found where it was or where it is. */
function isNamed(field: (typeof fields)[number], address: string): Promise<boolean> {
  return transact(async (tx) => {
    const [requests, papers, removed] = await Promise.all([
      tx.get(requestsCollection().where(field, '==', address).select().limit(1)),
      tx.get(papersCollection().where(field, '==', address).select().limit(1)),
      filesOfRemovedPapers(tx),
    ]);
    return !requests.empty || !papers.empty || removed.includes(address);
  });
}
