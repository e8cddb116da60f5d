/** Changes to the Firebase account; loaded only when a person makes one. */
import { sessionTexts } from '@lab/contract/features/session/texts';
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  type User,
} from 'firebase/auth';
import { openFirebase } from './firebase.ts';
import {
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  updatePassword,
  updateProfile,
} from './identity.ts';

export function hasPassword({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/**
 * Asks for the password again, because somebody else may be using the device; accounts without one use
 * Google's popup.
 */
export async function proveIdentity(user: User, password: string | undefined): Promise<void> {
  if (password === undefined) {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } else {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }
}

/** Firebase ends every session when the password changes, so this one is signed in again. */
export async function changePassword(user: User, current: string, next: string): Promise<void> {
  await proveIdentity(user, current);
  await updatePassword(user, next);
  try {
    await proveIdentity(user, next);
  } catch (error) {
    // The password is changed already; at worst the person signs in once more.
    console.warn(error);
  }
}

interface AccountDetails {
  name: string;
  /** Undefined when the picture stays the same. */
  photoUrl: string | undefined;
}

export async function showInAccount({ name, photoUrl }: AccountDetails): Promise<void> {
  const { auth } = await openFirebase();
  if (!auth.currentUser) throw new Error(sessionTexts.verifyEmail.noUser);
  const photoURL = photoUrl && new URL(photoUrl, location.origin).href;
  await updateProfile(auth.currentUser, { displayName: name, ...(photoURL ? { photoURL } : {}) });
}
