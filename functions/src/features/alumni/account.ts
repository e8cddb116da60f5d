import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { alumniStore } from './alumni-store.ts';

/** A person may have deleted the account meanwhile. */
async function setDisabled(uid: string, disabled: boolean): Promise<void> {
  try {
    await identity().updateUser(uid, { disabled });
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

async function isDisabled(uid: string): Promise<boolean> {
  const { users } = await identity().getUsers([{ uid }]);
  return users[0]?.disabled === true;
}

type SetDisabled = typeof setDisabled;

/**
 * When `work` fails after it has changed the account, perhaps because another admin was faster, the account
 * becomes what is recorded.
 */
export async function changingAccount<Result>(
  id: string,
  work: (set: SetDisabled) => Promise<Result>,
): Promise<Result> {
  let changed = '';
  try {
    return await work(async (uid, disabled) => {
      if ((await isDisabled(uid)) !== disabled) changed = uid;
      await setDisabled(uid, disabled);
    });
  } catch (error) {
    if (changed) {
      const former = (await alumniStore.document(id).get()).data();
      await setDisabled(changed, former?.before?.disabled ?? false);
    }
    throw error;
  }
}
