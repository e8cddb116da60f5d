import type { api } from '@lab/contract';
import { getFunctions } from 'firebase-admin/functions';
import { firebase } from '../../core/data/firebase.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { deleteFileOf } from './archive-file.ts';
import { beginArchive, deleteArchive, listArchives, requireArchive, updateArchive } from './archive-store.ts';

const queue = 'locations/europe-west1/functions/makeArchive';

/** An export takes longer than a request may, so a task queue calls the function that writes it. */
async function enqueue(id: string): Promise<void> {
  await getFunctions(firebase())
    .taskQueue<{ id: string }>(queue)
    .enqueue({ id }, { dispatchDeadlineSeconds: 1800 });
}

export const archives: HandlersOf<typeof api.archives> = {
  async start({ caller }) {
    const begun = await beginArchive(caller);
    try {
      await enqueue(begun._id);
    } catch (error) {
      await updateArchive(begun._id, { state: 'failed' });
      throw error;
    }
    return begun;
  },

  list: () => listArchives(),

  async delete({ params }) {
    await requireArchive(params.id);
    await deleteFileOf(params.id);
    await deleteArchive(params.id);
    return { deletedCount: 1 };
  },
};
