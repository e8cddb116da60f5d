/** Calls to Firebase Authentication with time limits, because its SDK may wait for a minute. */
import { siteTexts } from '@lab/contract/texts/texts';
import * as service from 'firebase/auth';
import { timeouts, withTimeout } from './timeouts.ts';
import { toast } from './toast.ts';

async function withSlowNotice<Result>(start: () => Promise<Result>): Promise<Result> {
  const slow = setTimeout(() => toast(siteTexts.slow, { kind: 'info' }), timeouts.slow);
  try {
    return await withTimeout(timeouts.call, start);
  } finally {
    clearTimeout(slow);
  }
}

export const createUserWithEmailAndPassword: typeof service.createUserWithEmailAndPassword = (...args) =>
  withSlowNotice(() => service.createUserWithEmailAndPassword(...args));

export const signInWithEmailAndPassword: typeof service.signInWithEmailAndPassword = (...args) =>
  withSlowNotice(() => service.signInWithEmailAndPassword(...args));

export const sendEmailVerification: typeof service.sendEmailVerification = (...args) =>
  withSlowNotice(() => service.sendEmailVerification(...args));

export const sendPasswordResetEmail: typeof service.sendPasswordResetEmail = (...args) =>
  withSlowNotice(() => service.sendPasswordResetEmail(...args));

export const updateProfile: typeof service.updateProfile = (...args) =>
  withSlowNotice(() => service.updateProfile(...args));

export const updatePassword: typeof service.updatePassword = (...args) =>
  withSlowNotice(() => service.updatePassword(...args));

export const reauthenticateWithCredential: typeof service.reauthenticateWithCredential = (...args) =>
  withSlowNotice(() => service.reauthenticateWithCredential(...args));

/** A person types in this popup, so it has a longer limit. */
export const signInWithPopup: typeof service.signInWithPopup = (...args) =>
  withTimeout(timeouts.popup, () => service.signInWithPopup(...args));

export const reauthenticateWithPopup: typeof service.reauthenticateWithPopup = (...args) =>
  withTimeout(timeouts.popup, () => service.reauthenticateWithPopup(...args));
