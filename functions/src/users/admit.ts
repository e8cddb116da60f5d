/** Makes the record of a person, or brings it up to date, from what the identity service has verified. */
import { type Transaction, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';
import { readEmailCopies } from './email-copies.ts';
import { registrationDocument } from './registration-store.ts';
import { fullSocialMedia } from './social-media.ts';
import { readUser, userDocument, usersWith } from './user-store.ts';

type Verified = Pick<Caller, 'uid' | 'email' | 'admin'>;

interface Profile {
  name: string;
  photoUrl: string;
}

/** Answers whether a record was made. Without a profile, given now or at registration, there is none to make. */
export function admitUser(person: Verified, profile?: Profile): Promise<boolean> {
  return transact(async (tx) => {
    const { uid, email } = person;
    const document = userDocument(uid);
    const known = await readUser(tx, uid);
    const filled = known && {
      name: known.name || profile?.name,
      photoUrl: known.photoUrl || profile?.photoUrl,
    };
    if (known?.email === email) {
      if (filled?.name !== known.name || filled?.photoUrl !== known.photoUrl)
        tx.update(document, { ...filled });
      return false;
    }
    const registration = (await tx.get(registrationDocument(uid))).data();
    const first = profile ?? registration;
    if (!known && !first) return false;
    const copies = await readEmailCopies(tx, uid);
    await takeEmailFromOthers(tx, person);
    if (registration) tx.delete(registrationDocument(uid));
    for (const write of copies) write(email);
    if (known) tx.update(document, { ...filled, email });
    else if (first) tx.create(document, newUser(person, first));
    return !known;
  });
}

/** The account that has an email now is the only one: whoever had it before stays without until their next sign-in. */
async function takeEmailFromOthers(tx: Transaction, { uid, email }: Verified): Promise<void> {
  for (const { id, ref } of await usersWith(tx, email)) if (id !== uid) tx.update(ref, { email: '' });
}

function newUser({ email, admin }: Verified, { name, photoUrl }: Profile) {
  return {
    email,
    name,
    photoUrl,
    // An account can be made an admin from the command line before its first sign-in.
    role: admin ? ('admin' as const) : ('' as const),
    phone: '',
    university: '',
    details: '',
    socialMedia: fullSocialMedia(undefined),
    createdAt: now(),
  };
}
