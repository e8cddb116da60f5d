/** An export takes longer than a request may, so a task queue calls the function that writes it. */
import { getFunctions } from 'firebase-admin/functions';
import { firebase } from '../../core/data/firebase.ts';

const queue = 'locations/europe-west1/functions/makeArchive';

export async function enqueue(id: string): Promise<void> {
  await getFunctions(firebase())
    .taskQueue<{ id: string }>(queue)
    .enqueue({ id }, { dispatchDeadlineSeconds: 1800 });
}
