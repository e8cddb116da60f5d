/** Makes a new account, whole or not at all. Loaded with the identity service. */
import { api } from '@lab/contract';
import type { RegistrationForm } from '@lab/contract/session/schemas';
import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { call } from '../../lib/api.ts';
import { identityCode } from '../../lib/session-errors.ts';
import { sendVerification } from './sign-in.ts';

export interface Picture {
  /** Sends the chosen picture into the new account's folder and answers its address. */
  send(): Promise<string | undefined>;
  /** Forgets that it was sent: the account it was sent for is gone. */
  forget(): void;
}

/** Answers what kept the verification email from being sent, or null. */
export async function register(auth: Auth, form: RegistrationForm, picture: Picture): Promise<unknown> {
  const account = await makeAccount(auth, form);
  const person = { email: form.email, name: form.name };
  try {
    // Storage takes pictures only of those whom the lab has heard of.
    await call(api.users.register, { body: person });
    const photoUrl = (await picture.send()) ?? '';
    // The identity service takes whole addresses only.
    await updateProfile(account, {
      displayName: form.name,
      photoURL: new URL(photoUrl, location.origin).href,
    });
    await call(api.users.register, { body: { ...person, photoUrl } });
  } catch (error) {
    picture.forget();
    await undo(auth, account);
    throw error;
  }
  try {
    await sendVerification(account);
    return null;
  } catch (error) {
    return error;
  }
}

/** An attempt that was cut off has left an account that nobody could use: the same email and password take it up again. */
async function makeAccount(auth: Auth, { email, password }: RegistrationForm): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (identityCode(error) !== 'email-already-in-use') throw error;
    const unfinished = await signInWithEmailAndPassword(auth, email, password).catch(() => null);
    if (unfinished && !unfinished.user.emailVerified) return unfinished.user;
    if (unfinished) await auth.signOut();
    throw error;
  }
}

/** The server removes whatever there may be of it: pictures, record, account. Without it, at least the account goes. */
async function undo(auth: Auth, account: User): Promise<void> {
  try {
    await call(api.accounts.remove, {});
    await auth.signOut();
  } catch (error) {
    console.warn(error);
    await account.delete().catch(() => auth.signOut());
  }
}
