import type { api } from '@lab/contract';
import type { HandlersOf } from '../../core/http/handler.ts';
import { deleteFileOf } from './archive-file.ts';
import { beginArchive, deleteArchive, listArchives, requireArchive, updateArchive } from './archive-store.ts';
import { enqueue } from './queue.ts';

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
