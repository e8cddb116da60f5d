/** The calls of the identity service, each with an end: its own SDK may wait for a minute. Loaded with that SDK. */
import { siteTexts } from '@lab/contract/texts';
import * as service from 'firebase/auth';
import { timeouts, withTimeout } from './timeouts.ts';
import { toast } from './toast.ts';

async function answered<Result>(start: () => Promise<Result>): Promise<Result> {
  const slow = setTimeout(
    () => toast(siteTexts.slow, { kind: 'info', milliseconds: 4000 }),
    timeouts.silence,
  );
  try {
    return await withTimeout(timeouts.call, start);
  } finally {
    clearTimeout(slow);
  }
}

export const createUserWithEmailAndPassword: typeof service.createUserWithEmailAndPassword = (...given) =>
  answered(() => service.createUserWithEmailAndPassword(...given));

export const signInWithEmailAndPassword: typeof service.signInWithEmailAndPassword = (...given) =>
  answered(() => service.signInWithEmailAndPassword(...given));

export const sendEmailVerification: typeof service.sendEmailVerification = (...given) =>
  answered(() => service.sendEmailVerification(...given));

export const sendPasswordResetEmail: typeof service.sendPasswordResetEmail = (...given) =>
  answered(() => service.sendPasswordResetEmail(...given));

export const updateProfile: typeof service.updateProfile = (...given) =>
  answered(() => service.updateProfile(...given));

export const updatePassword: typeof service.updatePassword = (...given) =>
  answered(() => service.updatePassword(...given));

export const reauthenticateWithCredential: typeof service.reauthenticateWithCredential = (...given) =>
  answered(() => service.reauthenticateWithCredential(...given));

/** In the service's own window, in which a person types. */
export const signInWithPopup: typeof service.signInWithPopup = (...given) =>
  withTimeout(timeouts.popup, () => service.signInWithPopup(...given));

export const reauthenticateWithPopup: typeof service.reauthenticateWithPopup = (...given) =>
  withTimeout(timeouts.popup, () => service.reauthenticateWithPopup(...given));
