/** Makes a new account, whole or not at all. Loaded with the identity service. */
import { api } from '@lab/contract';
import type { RegistrationForm } from '@lab/contract/session/schemas';
import type { Auth, User } from 'firebase/auth';
import { call } from '../../lib/api.ts';
import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  updateProfile,
} from '../../lib/identity.ts';
import { identityCode } from '../../lib/session-errors.ts';
import { isNoConnection, timeouts, withTimeout } from '../../lib/timeouts.ts';
import type { Attempt } from '../../lib/use-sending.ts';
import { sendVerification } from './sign-in.ts';

export interface Picture {
  /** Sends the chosen picture into the new account's folder and answers its address. */
  send(attempt: Attempt): Promise<string | undefined>;
  /** Forgets that it was sent: the account it was sent for is gone. */
  forget(): void;
}

/** Whoever has cancelled waits for it no longer, but what comes next does. */
let undoing = Promise.resolve();

/** Answers what kept the verification email from being sent, or null. */
export async function register(
  auth: Auth,
  form: RegistrationForm,
  picture: Picture,
  attempt: Attempt,
): Promise<unknown> {
  const { signal, moved } = attempt;
  await undoing;
  const account = await makeAccount(auth, form);
  const person = { email: form.email, name: form.name };
  try {
    signal.throwIfAborted();
    // Storage takes pictures only of those whom the lab has heard of.
    await call(api.users.register, { body: person }, signal);
    moved();
    const photoUrl = (await picture.send(attempt)) ?? '';
    moved();
    // The identity service takes whole addresses only.
    const photoURL = new URL(photoUrl, location.origin).href;
    await updateProfile(account, { displayName: form.name, photoURL });
    moved();
    await call(api.users.register, { body: { ...person, photoUrl } }, signal);
    moved();
  } catch (error) {
    // Without a connection nothing can be taken back: the next try takes the account up again, with its picture.
    if (isNoConnection(error)) await auth.signOut();
    else {
      picture.forget();
      undoing = undo(auth, account);
      await undoing;
    }
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
    await call(api.accounts.remove, {}, AbortSignal.timeout(timeouts.undo));
    await auth.signOut();
  } catch (error) {
    console.warn(error);
    await withTimeout(timeouts.undo, () => account.delete()).catch(() => auth.signOut());
  }
}
