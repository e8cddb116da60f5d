/** The picture and the PDF that an author has uploaded for a paper: there before a record names them, gone after it. */
import { AppError } from '@lab/contract';
import { type NameOf, namesOf } from '@lab/contract/papers/fields';
import { paperFormTexts } from '@lab/contract/papers/forms/texts';
import { copiesOf, nameAtAddress, paperFolders, storedFile } from '@lab/contract/uploads/files';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';
import { logFailure } from '../http/log.ts';
import { readAgain } from '../images/read-again.ts';
import { isFileNamed } from './paper-files-store.ts';
import type { StoredManuscript } from './paper-store.ts';

type FileName = NameOf<'picture' | 'pdf'>;
const fields: FileName[] = namesOf('picture', 'pdf');

type Named = Partial<Pick<StoredManuscript, FileName>>;

/** The object in Storage behind an address of this site. */
const objectOf = (address: string) => getStorage(firebase()).bucket().file(nameAtAddress(address));

/**
 * Nobody can put other bytes under a name that is taken, so what the reviewer sees is what is published; a name that is
 * still free could be filled after the review. Addresses elsewhere are the reviewer's to judge.
 */
export async function requireFiles(uid: string, named: Named): Promise<void> {
  for (const field of fields) {
    const address = named[field] ?? '';
    if (!address.startsWith('/')) continue;
    // The address of a copy shows what its picture is, which is another object.
    const isWhole = storedFile(address)?.name === nameAtAddress(address);
    const isOwn = address.startsWith(paperFolders(uid)[field]);
    const [isThere] = isWhole && isOwn ? await readAgain(() => objectOf(address).exists()) : [false];
    if (!isThere) {
      const { fileMissing } = paperFormTexts.validation;
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

async function dropFile(field: FileName, address: string): Promise<void> {
  if (await isFileNamed(field, address)) return;
  const file = objectOf(address);
  await file.delete({ ignoreNotFound: true });
  // Nobody is shown them any more; without this they would lie there until the next sweep.
  await file.bucket.deleteFiles({ prefix: copiesOf(file.name) });
}
