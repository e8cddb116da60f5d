import type { api } from '@lab/contract';
import { collaboratorTexts } from '@lab/contract/collaborators/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { requireFound, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { HandlersOf } from '../http/handler.ts';
import { keepRemoved } from '../removed/removed-store.ts';
import {
  collaboratorDocument,
  collaboratorsCollection,
  listedCollaborators,
  readCollaborators,
  type StoredCollaborator,
  writeCollaboratorsSummary,
} from './collaborator-store.ts';
import { restorableCollaborator } from './restorable-collaborator.ts';

export const collaborators: HandlersOf<typeof api.collaborators> = {
  list: () => listedCollaborators.shown(),

  create: ({ body, caller }) =>
    createOnce(collaboratorsCollection(), caller, async (tx, { id }) => {
      const all = await readCollaborators(tx);
      const collaborator: StoredCollaborator = { ...body, createdAt: now() };
      tx.create(collaboratorDocument(id), collaborator);
      writeCollaboratorsSummary(tx, all.set(id, collaborator));
      record(tx, caller, 'created', target(id, body));
    }),

  edit: ({ params: { id }, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = collaboratorDocument(id);
      const all = await readCollaborators(tx);
      const current = requireFound(all, id, collaboratorTexts.notFound);
      if (isAlreadySaved(current, body)) return { modifiedCount: 1 };
      requireUnchanged(current, before);
      tx.update(document, body);
      writeCollaboratorsSummary(tx, all.set(id, { ...current, ...body }));
      record(tx, caller, 'edited', target(id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const document = collaboratorDocument(id);
      const all = await readCollaborators(tx);
      const collaborator = requireFound(all, id, collaboratorTexts.notFound);
      tx.delete(document);
      all.delete(id);
      writeCollaboratorsSummary(tx, all);
      keepRemoved(tx, restorableCollaborator, id, collaborator);
      record(tx, caller, 'deleted', target(id, collaborator));
      return { deletedCount: 1 };
    }),
};

function target(id: string, { name }: { name: string }): Target {
  return { kind: 'collaborator', id, name };
}
