import { identity } from '../../core/data/firebase.ts';
import { userDocument } from './user-store.ts';

/** After the failure of a transaction for which the account was made: the answer to a commit may be lost although it was made. */
export async function dropUnusedAccount(uid: string): Promise<void> {
  if (uid && !(await userDocument(uid).get()).exists) await identity().deleteUser(uid);
}
