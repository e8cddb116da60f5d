/** A photo that is hidden moves to another name, because visitors may know the address of the old one. */
import { readPictureAddress } from '@lab/contract/lib/uploads/picture-address';
import { codeOf } from '../../core/data/error-code.ts';
import { secretName } from '../../core/data/secret.ts';
import { deleteWithCopies, fileAt } from '../../core/data/storage.ts';
import { logFailure } from '../../core/http/log.ts';
import { memberStore } from './member-store.ts';
import { isPortrait } from './portrait-store.ts';

/** Pictures of other purposes and of other sites may be elsewhere too, so they stay. */
const isPhoto = (address: string) => {
  const { purpose, ending } = readPictureAddress(address) ?? {};
  return purpose === 'profile' && ending === '.webp';
};

/** Copies the photo of a member who has not hidden it before; a failure refuses the choice. */
export async function movedPhoto(memberId: string): Promise<{ from: string; to: string } | undefined> {
  const { image: from = '', hidden = [] } = (await memberStore.document(memberId).get()).data() ?? {};
  if (hidden.includes('image') || !isPhoto(from)) return undefined;
  const to = `${from.slice(0, from.lastIndexOf('/') + 1)}${secretName()}.webp`;
  try {
    const [bytes] = await fileAt(from).download();
    await fileAt(to).save(bytes, { contentType: 'image/webp', resumable: false });
    return { from, to };
  } catch (error) {
    // There is nothing that anybody could see.
    if (codeOf(error) === 404) return undefined;
    throw error;
  }
}

/**
 * A person can name any portrait, so that of somebody else stays. A failure leaves it to the nightly sweep.
 */
export async function dropPhoto(address: string): Promise<void> {
  try {
    if (await isPortrait(address)) return;
    await deleteWithCopies(address);
  } catch (error) {
    logFailure('', error);
  }
}
