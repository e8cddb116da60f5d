/**
 * A resource becomes visible to others: in one transaction it moves to the other collection, under the same
 * id.
 */
import { AppError } from '@lab/contract';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import type { Declaration } from '@lab/contract/core/content/kind';
import { resourceDeskTexts } from '@lab/contract/features/resources/desk/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { copyForReaders, deleteFile } from './file-store.ts';

const { visible, everybody, members, there } = resourceDeskTexts;

interface Move {
  from: Content;
  to: Content;
  readers: 'content' | 'members';
}

export async function moveResource(id: string, { from, to, readers }: Move, caller: Caller) {
  const { words }: Declaration = from.store.declared;
  const { readDraft } = await import('../../core/content/drafts/draft-store.ts');
  const { letVersionsGo } = await import('../../core/content/drafts/version-store.ts');
  const left = await transact(async (tx) => {
    const record = await requireExisting(tx, from.store.document(id), words.notFound);
    if ((await tx.get(to.store.document(id))).exists) throw new AppError('conflict', there);
    if (await readDraft(tx, from.store, id)) throw new AppError('conflict', draftTexts.hasDraft);
    const [leaving, arriving] = [await from.summary?.source(tx), await to.summary?.source(tx)];
    const file = await copyForReaders(record.file, readers);
    // Its versions stay behind, as they are no more for those readers.
    const moved = { ...record, file, ...to.store.derived(record), newestVersion: 0, updatedAt: now() };
    letVersionsGo(tx, from.store, id, record);
    tx.delete(from.store.document(id));
    tx.create(to.store.document(id), moved);
    leaving?.delete(id);
    if (leaving) from.summary?.write(tx, leaving);
    if (arriving) to.summary?.write(tx, arriving.set(id, moved));
    const [before, after] = readers === 'members' ? [everybody, members] : [members, everybody];
    const target = { kind: to.store.name, id, name: to.store.nameOf(record) };
    logActivity(tx, caller, 'edited', target, [{ field: visible, before, after }]);
    return record.file === file ? '' : record.file;
  });
  // What was for everybody must not be left at its old address, and one that nobody names is only swept
  // later.
  await deleteFile(left);
  return { success: true };
}
