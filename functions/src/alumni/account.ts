import { codeOf } from '../data/error-code.ts';
import { identity } from '../data/firebase.ts';

/** A person may have deleted the account meanwhile. */
export async function setDisabled(uid: string, disabled: boolean): Promise<void> {
  try {
    await identity().updateUser(uid, { disabled });
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}
