/** What changes the account at the identity service. Loaded when somebody does it. */
import {
  type Auth,
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

async function signedIn(): Promise<{ auth: Auth; user: User }> {
  const { auth } = await openFirebase();
  if (!auth.currentUser) throw new Error('Nobody is signed in');
  return { auth, user: auth.currentUser };
}

export async function hasPassword(): Promise<boolean> {
  const { user } = await signedIn();
  return user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/** Who sits here may not be who signed in: by password, or in Google's window where there is none. */
export async function proveIdentity(password: string | undefined): Promise<void> {
  const { user } = await signedIn();
  if (password === undefined) {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } else {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }
}

/** A new password ends every session, this one too: the second proof begins it anew. */
export async function changePassword(current: string, next: string): Promise<void> {
  await proveIdentity(current);
  const { user } = await signedIn();
  await updatePassword(user, next);
  await proveIdentity(next);
}

interface Shown {
  name: string;
  /** The new picture, where there is one. */
  photoUrl: string | undefined;
}

export async function showInAccount({ name, photoUrl }: Shown): Promise<void> {
  const { user } = await signedIn();
  const photoURL = photoUrl && new URL(photoUrl, location.origin).href;
  await updateProfile(user, { displayName: name, ...(photoURL ? { photoURL } : {}) });
}
