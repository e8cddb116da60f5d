/** Creates or updates a person's record from what Firebase Authentication has verified. */
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { type KeptConsent, requireConsent } from '../legal/consent/consent-store.ts';
import { fullSocialMedia } from './social-media.ts';
import { readUser, registrationDocument, userDocument, usersWith } from './user-store.ts';

type Verified = Pick<Caller, 'uid' | 'email' | 'role'>;

export interface Profile {
  name: string;
  photoUrl: string;
  /** The version of the lab's text that the person has agreed to. */
  consent?: number | undefined;
}

/** Reads a person's record and returns a function that writes another email into it. */
type EmailCopy = (tx: Transaction, uid: string) => Promise<(email: string) => void>;

const emailCopies: EmailCopy[] = [];

/**
 * For records with a copy of a person's email; `handlers.ts` calls it, because their features import this
 * one.
 */
export function registerEmailCopies(...named: EmailCopy[]): void {
  emailCopies.push(...named);
}

/**
 * Returns whether a record was created. Without a profile, from this call or from the registration, none is
 * created.
 */
export function upsertUser(person: Verified, profile?: Profile): Promise<boolean> {
  return transact((tx) => upsertUserIn(tx, person, profile));
}

/** Reads first and then writes, as Firestore asks of a transaction. */
export async function upsertUserIn(tx: Transaction, person: Verified, profile?: Profile): Promise<boolean> {
  const { uid, email } = person;
  const document = userDocument(uid);
  const existing = await readUser(tx, uid);
  const filled = existing && {
    name: existing.name || profile?.name,
    photoUrl: existing.photoUrl || profile?.photoUrl,
  };
  if (existing?.email === email) {
    if (filled?.name !== existing.name || filled?.photoUrl !== existing.photoUrl)
      tx.update(document, { ...filled });
    return false;
  }
  const registration = (await tx.get(registrationDocument(uid))).data();
  const first = profile ?? registration;
  if (!existing && !first) return false;
  // A registration has been asked for consent already.
  const agreed =
    existing || !profile || registration?.consent ? {} : await requireConsent(tx, profile.consent);
  const copies = await Promise.all(emailCopies.map((read) => read(tx, uid)));
  await removeEmailFromOthers(tx, person);
  if (registration) tx.delete(registrationDocument(uid));
  for (const write of copies) write(email);
  if (existing) tx.update(document, { ...filled, email });
  else if (first) tx.create(document, { ...newUser(person, first), ...keptConsent(registration), ...agreed });
  return !existing;
}

const keptConsent = (registration: KeptConsent | undefined): KeptConsent =>
  registration?.consent ? { consent: registration.consent } : {};

/**
 * An email belongs to the account that has it now, so older records lose it until their owners sign in again.
 */
async function removeEmailFromOthers(tx: Transaction, { uid, email }: Verified): Promise<void> {
  for (const { id, ref } of await usersWith(tx, email)) if (id !== uid) tx.update(ref, { email: '' });
}

function newUser({ email, role }: Verified, { name, photoUrl }: Omit<Profile, 'consent'>) {
  return {
    email,
    name,
    photoUrl,
    // Earlier versions could make an account without a record an admin.
    role,
    phone: '',
    university: '',
    details: '',
    socialMedia: fullSocialMedia(undefined),
    createdAt: now(),
  };
}
