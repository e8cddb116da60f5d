import type { api } from '@lab/contract';
import { getFunctions } from 'firebase-admin/functions';
import { firebase } from '../../core/data/firebase.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { deleteFileOf } from './archive-file.ts';
import {
  beginArchive,
  beginTrial,
  deleteArchive,
  listArchives,
  requireArchive,
  updateArchive,
} from './archive-store.ts';
import { lastArchive } from './last-archive-store.ts';
import { emptyScratch } from './scratch-store.ts';

export interface ArchiveTask {
  id: string;
  /** The export is there, and is restored for trial. */
  isTrial?: boolean;
}

const queue = 'locations/europe-west1/functions/makeArchive';

/** An export takes longer than a request may, so a task queue calls the function that writes it. */
async function enqueue(task: ArchiveTask): Promise<void> {
  await getFunctions(firebase())
    .taskQueue<ArchiveTask>(queue)
    .enqueue(task, { dispatchDeadlineSeconds: 1800 });
}

export const archives: HandlersOf<typeof api.archives> = {
  async start({ caller }) {
    const begun = await beginArchive(caller);
    try {
      await enqueue({ id: begun._id });
    } catch (error) {
      await updateArchive(begun._id, { state: 'failed' });
      throw error;
    }
    return begun;
  },

  async tryOut({ params: { id } }) {
    const begun = await beginTrial(id);
    try {
      await enqueue({ id, isTrial: true });
    } catch (error) {
      await updateArchive(id, { trial: 'failed' });
      throw error;
    }
    return begun;
  },

  last: () => lastArchive(),

  list: () => listArchives(),

  async delete({ params }) {
    await requireArchive(params.id);
    await emptyScratch(params.id);
    await deleteFileOf(params.id);
    await deleteArchive(params.id);
    return { deletedCount: 1 };
  },
};
