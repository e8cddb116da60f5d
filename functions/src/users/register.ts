import { AppError } from '@lab/contract';
import type { RegisterUser } from '@lab/contract/users/schemas';
import { userTexts } from '@lab/contract/users/texts';
import { transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';
import { fullSocialMedia } from '../team/member-store.ts';
import { readUser, userDocument } from './user-store.ts';

/** Every sign-in with Google calls this again: a record that exists keeps what it says and only has gaps filled. */
export function registerUser(form: RegisterUser, caller: Caller): Promise<{ insertedId: string | null }> {
  const { email, name, photoUrl = '' } = form;
  if (email !== caller.email) throw new AppError('forbidden', userTexts.errors.otherEmail);
  return transact(async (tx) => {
    const document = userDocument(caller.uid);
    const known = await readUser(tx, caller.uid);
    if (known) {
      const filled = { name: known.name || name, photoUrl: known.photoUrl || photoUrl };
      if (filled.name !== known.name || filled.photoUrl !== known.photoUrl) tx.update(document, filled);
      return { insertedId: null };
    }
    tx.create(document, {
      email,
      name,
      photoUrl,
      // An account can be made an admin from the command line before its first sign-in.
      role: caller.admin ? 'admin' : '',
      phone: '',
      university: '',
      details: '',
      socialMedia: fullSocialMedia(undefined),
      createdAt: now(),
    });
    return { insertedId: caller.uid };
  });
}
