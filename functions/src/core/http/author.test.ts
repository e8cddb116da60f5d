import { AppError, api } from '@lab/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFirestore } from '../../test/engine.ts';
import { collection, requireExisting } from '../data/firestore.ts';
import { forAuthor } from './author.ts';
import { type Caller, visitor } from './caller.ts';
import type { HandlersOf } from './handler.ts';

await openFirestore();

interface Note {
  uid: string;
}
const notes = collection<Note>('notes', { uid: '' });
const after = vi.fn(async () => {});
beforeEach(() => after.mockClear());

const note = {
  find: (tx: FirebaseFirestore.Transaction) => requireExisting(tx, notes.doc('note'), 'gone'),
  authorOf: ({ uid }: Note) => uid,
  refusal: () => new AppError('forbidden', 'not yours'),
  after,
};
const dismiss = forAuthor(api.outcomes.dismiss, {
  ...note,
  async act(tx) {
    tx.delete(notes.doc('note'));
    return { deletedCount: 1 };
  },
});
const remove = forAuthor(api.applications.delete, {
  ...note,
  act: async () => ({ message: 'done', success: true }),
});

const mia: Caller = { ...visitor, uid: 'mia' };
const admin: Caller = { ...visitor, uid: 'ann', role: 'admin' };
const by = (caller: Caller) => ({ params: { id: 'note' }, query: undefined, body: {}, caller });

it('lets in the author of a record, and an admin where the row says so', async () => {
  await notes.doc('note').set({ uid: 'mia' });
  expect(await remove(by(mia))).toEqual({ message: 'done', success: true });
  expect(await remove(by(admin))).toEqual({ message: 'done', success: true });
  expect(await dismiss({ ...by(mia), body: undefined })).toEqual({ deletedCount: 1 });
  expect((await notes.doc('note').get()).exists).toBe(false);
  expect(after).toHaveBeenCalledTimes(3);
});

it('refuses everybody else before anything is done', async () => {
  await notes.doc('note').set({ uid: 'mia' });
  for (const caller of [admin, { ...mia, uid: 'tom' }]) {
    await expect(dismiss({ ...by(caller), body: undefined })).rejects.toThrow('not yours');
  }
  await expect(remove(by({ ...mia, uid: 'tom' }))).rejects.toThrow('not yours');
  expect((await notes.doc('note').get()).exists).toBe(true);
  expect(after).not.toHaveBeenCalled();
});

it('answers 404 for a missing record before asking who its author is', async () => {
  await expect(dismiss({ ...by(mia), body: undefined })).rejects.toThrow('gone');
});

it('is required by the types for endpoints with this access', () => {
  const plain = async () => ({ deletedCount: 1 });
  // @ts-expect-error Nobody asks whose outcome it is.
  const incomplete: Pick<HandlersOf<typeof api.outcomes>, 'dismiss'> = { dismiss: plain };
  // @ts-expect-error The row lets nobody in but the author.
  const generous: Pick<HandlersOf<typeof api.outcomes>, 'dismiss'> = { dismiss: remove };
  const right: Pick<HandlersOf<typeof api.outcomes>, 'dismiss'> = { dismiss };
  expect([incomplete, generous, right]).toHaveLength(3);
});
