import { transact } from '../../core/data/firestore.ts';
import { notify } from './notify.ts';

/** Once a day, under the bell only: a mail about mail that cannot be sent would not arrive either. */
export async function reportFailure(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await transact(async (tx) => {
    notify(tx, 'mailFailed', {}, 'admins', { id: `mailFailed-${today}` });
  });
}
