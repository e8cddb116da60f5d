/** A photo that is hidden moves to another name, because visitors may know the address of the old one. */
import { randomUUID } from 'node:crypto';
import { copiesOf, nameAtAddress } from '@lab/contract/uploads/files';
import { readPictureAddress } from '@lab/contract/uploads/picture-address';
import { getStorage } from 'firebase-admin/storage';
import { codeOf } from '../data/error-code.ts';
import { firebase } from '../data/firebase.ts';
import { logFailure } from '../http/log.ts';
import { memberStore } from './member-store.ts';

const objectAt = (address: string) => getStorage(firebase()).bucket().file(nameAtAddress(address));

/** Pictures of other purposes and of other sites may be elsewhere too, so they stay. */
const isPhoto = (address: string) => {
  const { purpose, ending } = readPictureAddress(address) ?? {};
  return purpose === 'profile' && ending === '.webp';
};

/** Copies the photo of a member who has not hidden it before; a failure refuses the choice. */
export async function movedPhoto(memberId: string): Promise<{ from: string; to: string } | undefined> {
  const { image: from = '', hidden = [] } = (await memberStore.document(memberId).get()).data() ?? {};
  if (hidden.includes('image') || !isPhoto(from)) return undefined;
  const to = from.replace(/[^/]+$/, `${randomUUID()}.webp`);
  try {
    const [bytes] = await objectAt(from).download();
    await objectAt(to).save(bytes, { contentType: 'image/webp', resumable: false });
    return { from, to };
  } catch (error) {
    // There is nothing that anybody could see.
    if (codeOf(error) === 404) return undefined;
    throw error;
  }
}

/** Nothing names it any more, so a failure leaves it to the nightly sweep. */
export async function dropPhoto(address: string): Promise<void> {
  try {
    const file = objectAt(address);
    await file.delete({ ignoreNotFound: true });
    await file.bucket.deleteFiles({ prefix: copiesOf(file.name) });
  } catch (error) {
    logFailure('', error);
  }
}
