/** Calls to Firebase Authentication with time limits, because its SDK may wait for a minute. */
import { siteTexts } from '@lab/contract/texts/texts';
import * as service from 'firebase/auth';
import { timeouts, withTimeout } from './timeouts.ts';
import { toast } from './toast.ts';

type Call<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

const limited =
  <Args extends unknown[], Result>(find: () => Call<Args, Result>): Call<Args, Result> =>
  async (...args) => {
    const slow = setTimeout(() => toast(siteTexts.slow, { kind: 'info' }), timeouts.slow);
    try {
      return await withTimeout(timeouts.call, () => find()(...args));
    } finally {
      clearTimeout(slow);
    }
  };

/** A person types in this popup, so it has a longer limit. */
const inPopup =
  <Args extends unknown[], Result>(find: () => Call<Args, Result>): Call<Args, Result> =>
  (...args) =>
    withTimeout(timeouts.popup, () => find()(...args));

export const createUserWithEmailAndPassword = limited(() => service.createUserWithEmailAndPassword);
export const signInWithEmailAndPassword = limited(() => service.signInWithEmailAndPassword);
export const sendEmailVerification = limited(() => service.sendEmailVerification);
export const sendPasswordResetEmail = limited(() => service.sendPasswordResetEmail);
export const updateProfile = limited(() => service.updateProfile);
export const updatePassword = limited(() => service.updatePassword);
export const reauthenticateWithCredential = limited(() => service.reauthenticateWithCredential);
export const signInWithPopup = inPopup(() => service.signInWithPopup);
export const reauthenticateWithPopup = inPopup(() => service.reauthenticateWithPopup);
