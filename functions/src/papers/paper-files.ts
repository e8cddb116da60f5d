/** The picture and the PDF that an author has uploaded for a paper: there before a record names them, gone after it. */
import { AppError } from '@lab/contract';
import { imageShape } from '@lab/contract/images';
import { paperTexts } from '@lab/contract/papers/texts';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';
import { transact } from '../data/firestore.ts';
import { filesOfRemovedPapers } from '../desk/removed-store.ts';
import { logFailure } from '../http/log.ts';
import { storedFile } from '../images/stored-file.ts';
import { papersCollection, type StoredManuscript } from './paper-store.ts';
import { requestsCollection } from './request-store.ts';

const fields = ['image', 'pdf'] as const;

type Named = Partial<Pick<StoredManuscript, (typeof fields)[number]>>;

const folderOf = (uid: string) => ({ image: `/images/papers/${uid}/`, pdf: `/files/papers/${uid}/` });

/** The objects in Storage behind an address of this site; a picture has smaller copies beside it. */
function objectsOf(address: string) {
  const bucket = getStorage(firebase()).bucket();
  const name = address.slice(1);
  const widths = name.endsWith('.webp') ? imageShape('papers').copies : [];
  const copies = widths.map((width) => name.replace(/\.webp$/, `-${width}.webp`));
  return [name, ...copies].map((one) => bucket.file(one));
}

/**
 * Nobody can put other bytes under a name that is taken, so what the reviewer sees is what is published; a name that is
 * still free, were it only that of one copy, could be filled after the review. All are asked at once: that takes no longer
 * than one does. Addresses elsewhere are the reviewer's to judge.
 */
export async function demandFiles(uid: string, named: Named): Promise<void> {
  for (const field of fields) {
    const address = named[field] ?? '';
    if (!address.startsWith('/')) continue;
    // A copy's own name is its picture's business: deleted with another record, it would be free for other bytes.
    const isWhole = storedFile(address)?.names.length === 1;
    const isOwn = address.startsWith(folderOf(uid)[field]);
    const found = isWhole && isOwn && (await Promise.all(objectsOf(address).map((file) => file.exists())));
    if (!found || found.some(([isThere]) => !isThere)) {
      const { fileMissing } = paperTexts.validation;
      throw new AppError('invalid', fileMissing, { [field]: fileMissing });
    }
  }
}

/** The record no longer names them. That stands, whatever becomes of the files. */
export async function dropFiles(uid: string, named: Named): Promise<void> {
  try {
    const going = fields.filter((field) => named[field]?.startsWith(folderOf(uid)[field]));
    await Promise.all(going.map((field) => dropFile(field, named[field] ?? '')));
  } catch (error) {
    logFailure('', error);
  }
}

async function dropFile(field: (typeof fields)[number], address: string): Promise<void> {
  if (await isNamed(field, address)) return;
  await Promise.all(objectsOf(address).map((file) => file.delete({ ignoreNotFound: true })));
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
