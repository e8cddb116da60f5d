import { copiesOf, nameAtAddress } from '@lab/contract/lib/uploads/files';
import { getStorage } from 'firebase-admin/storage';
import { codeOf } from './error-code.ts';
import { firebase } from './firebase.ts';

export const bucket = () => getStorage(firebase()).bucket();

export type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** The file with an address of this site, such as `/images/…`. */
export const fileAt = (address: string): File => bucket().file(nameAtAddress(address));

/** Undefined where Storage says that there is no such file. */
export async function ifThere<Result>(reply: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (codeOf(error) !== 404) throw error;
    return undefined;
  }
}

/** Without this the smaller copies of a picture would stay until the next sweep. */
export async function deleteWithCopies(address: string): Promise<void> {
  const file = fileAt(address);
  await file.delete({ ignoreNotFound: true });
  await bucket().deleteFiles({ prefix: copiesOf(file.name) });
}
