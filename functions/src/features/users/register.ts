/**
 * POST /users. Only a verified email creates a record that others see; until then the profile is stored
 * separately.
 */
import { AppError } from '@lab/contract';
import type { RegisterUser } from '@lab/contract/features/users/schemas';
import { userTexts } from '@lab/contract/features/users/texts';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { requireConsent } from '../legal/consent/consent-store.ts';
import { type Profile, upsertUser } from './upsert-user.ts';
import { readUser, registrationDocument } from './user-store.ts';

/**
 * Every sign-in with Google calls this again, so an existing record is kept and only its empty fields are
 * filled.
 */
export async function registerUser(
  { email, name, photoUrl = '', consent }: RegisterUser,
  caller: Caller,
): Promise<{ insertedId: string | null }> {
  if (email !== caller.email) throw new AppError('forbidden', userTexts.errors.otherEmail);
  const profile = { name, photoUrl, consent };
  const isNew = await (caller.verified ? upsertUser(caller, profile) : saveRegistration(caller.uid, profile));
  return { insertedId: isNew ? caller.uid : null };
}

function saveRegistration(uid: string, { consent, ...profile }: Profile): Promise<boolean> {
  return transact(async (tx) => {
    const document = registrationDocument(uid);
    const existing = (await tx.get(document)).data() ?? (await readUser(tx, uid));
    if (!existing) {
      const agreed = await requireConsent(tx, consent);
      tx.create(document, { ...profile, ...agreed, createdAt: now() });
    } else if (!existing.photoUrl && profile.photoUrl && !('email' in existing)) {
      tx.update(document, { photoUrl: profile.photoUrl });
    }
    return !existing;
  });
}
