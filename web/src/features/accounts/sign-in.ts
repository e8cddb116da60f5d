/** All ways to sign in; loaded together with Firebase Authentication. */
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { consentTexts } from '@lab/contract/features/legal/consent/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { LoginForm } from '@lab/contract/features/session/schemas';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { isPictureAddress } from '@lab/contract/lib/pictures';
import { truncate } from '@lab/contract/lib/truncate';
import { type Auth, browserPopupRedirectResolver, GoogleAuthProvider, type User } from 'firebase/auth';
import { call } from '../../lib/api.ts';
import { fetchConsent, isConsentMissing } from '../../lib/consent.ts';
import {
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
} from '../../lib/identity.ts';
import { ownPath } from '../../lib/own-path.ts';
import { confirm } from '../../ui/confirm.ts';

export class UnverifiedError extends Error {
  constructor() {
    super(sessionTexts.unverified.text);
    this.name = 'UnverifiedError';
  }
}

/** Signs the person out again if the email is not verified. */
export async function signIn(auth: Auth, { email, password }: LoginForm): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (user.emailVerified) return;
  await auth.signOut();
  throw new UnverifiedError();
}

/** Opens a popup of 500x600 pixels, and creates the person's record at the first sign-in. */
export async function signInWithGoogle(auth: Auth): Promise<void> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  const email = user.email ?? '';
  const photo = ownPath(user.photoURL ?? '');
  const body = {
    email,
    // Google allows longer names than the API, and that must not stop a sign-in.
    name: truncate(user.displayName?.trim() || email, limits.name),
    // The same holds for a picture with an address that this site does not allow.
    photoUrl: isPictureAddress(photo) ? photo : '',
  };
  try {
    await call(api.users.register, { body }).catch(async (error: unknown) => {
      const consent = await askForConsent(error);
      await call(api.users.register, { body: { ...body, consent } });
    });
  } catch (error) {
    await auth.signOut();
    throw error;
  }
}

/** At the first sign-in a lab may ask for consent; only the server knows whether it is the first. */
async function askForConsent(error: unknown): Promise<number> {
  if (!isConsentMissing(error)) throw error;
  const { text, version } = await fetchConsent();
  if (!(await confirm({ title: consentTexts.title, text, confirm: consentTexts.agree }))) throw error;
  return version;
}

/** `next` is the address of the page that sent the person to the login. */
export async function sendVerification(user: User | null, next: string): Promise<void> {
  if (!user) throw new Error(sessionTexts.verifyEmail.noUser);
  // The link leads to the same page, which then says that the email is verified.
  const query = new URLSearchParams({ verified: 'yes', ...(next && { next }) });
  await sendEmailVerification(user, { url: `${location.origin}${paths.verifyEmail}?${query}` });
}

/** Signs in only to send the email again; returns false if the email is already verified. */
export async function resendVerification(
  auth: Auth,
  { email, password }: LoginForm,
  next: string,
): Promise<boolean> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  try {
    if (user.emailVerified) return false;
    await sendVerification(user, next);
    return true;
  } finally {
    await auth.signOut();
  }
}

export async function requestNewPassword(auth: Auth, email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email, { url: location.origin + paths.login });
}
