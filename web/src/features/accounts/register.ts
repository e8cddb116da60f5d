/** Creates a complete account or none; loaded together with Firebase Authentication. */
import { api } from '@lab/contract';
import type { RegistrationForm } from '@lab/contract/features/session/schemas';
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
  /** Uploads the chosen picture into the folder of the new account and returns its address. */
  send(attempt: Attempt): Promise<string | undefined>;
  /** Makes the next `send` upload again, because the account with the uploaded file was deleted. */
  discard(): void;
}

/** A cancelled registration is undone in the background, and the next one waits for that. */
let rollback = Promise.resolve();

/** Returns the error of the verification email, or null. */
export async function register(
  auth: Auth,
  form: RegistrationForm,
  picture: Picture,
  attempt: Attempt,
  /** Where the verification email leads to after the login. */
  next = '',
  consent?: number,
): Promise<unknown> {
  const { signal, reportProgress } = attempt;
  await rollback;
  const account = await createOrResumeAccount(auth, form);
  const person = { email: form.email, name: form.name, ...(consent && { consent }) };
  try {
    signal.throwIfAborted();
    // The storage rules allow pictures only for people whom the server has registered.
    await call(api.users.register, { body: person }, signal);
    reportProgress();
    const photoUrl = (await picture.send(attempt)) ?? '';
    reportProgress();
    // Firebase accepts only absolute URLs.
    const photoURL = new URL(photoUrl, location.origin).href;
    await updateProfile(account, { displayName: form.name, photoURL });
    reportProgress();
    await call(api.users.register, { body: { ...person, photoUrl } }, signal);
    reportProgress();
  } catch (error) {
    // Nothing can be undone without a connection, so the next try continues with this account and its
    // picture.
    if (isNoConnection(error)) await auth.signOut();
    else {
      picture.discard();
      rollback = rollBack(auth, account);
      await rollback;
    }
    throw error;
  }
  try {
    await sendVerification(account, next);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * An interrupted registration leaves an account without a verified email, and the same email and password
 * continue it.
 */
async function createOrResumeAccount(auth: Auth, { email, password }: RegistrationForm): Promise<User> {
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

/** The server deletes pictures, record and account; if it cannot, at least the account is deleted. */
async function rollBack(auth: Auth, account: User): Promise<void> {
  try {
    await call(api.accounts.remove, {}, AbortSignal.timeout(timeouts.undo));
    await auth.signOut();
  } catch (error) {
    console.warn(error);
    await withTimeout(timeouts.undo, () => account.delete()).catch(() => auth.signOut());
  }
}
