import type { api } from '@lab/contract';
import { collaboratorTexts } from '@lab/contract/collaborators/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { demandOneOf, transact } from '../data/firestore.ts';
import { only } from '../data/shape.ts';
import { now } from '../data/time.ts';
import { demandUnchanged, isWritten } from '../data/unchanged.ts';
import { keepRemoved } from '../desk/removed-store.ts';
import type { HandlersOf } from '../http/handler.ts';
import { homeShape, readHome } from '../summaries/home-store.ts';
import {
  collaboratorDocument,
  collaboratorsCollection,
  readCollaborators,
  type StoredCollaborator,
  writeCollaboratorsSummary,
} from './collaborator-store.ts';

export const collaborators: HandlersOf<typeof api.collaborators> = {
  async list() {
    return only(homeShape.collaborators, (await readHome()).collaborators);
  },

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
      const current = demandOneOf(all, id, collaboratorTexts.notFound);
      if (isWritten(current, body)) return { modifiedCount: 1 };
      demandUnchanged(current, before);
      tx.update(document, body);
      writeCollaboratorsSummary(tx, all.set(id, { ...current, ...body }));
      record(tx, caller, 'edited', target(id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const document = collaboratorDocument(id);
      const all = await readCollaborators(tx);
      const collaborator = demandOneOf(all, id, collaboratorTexts.notFound);
      tx.delete(document);
      all.delete(id);
      writeCollaboratorsSummary(tx, all);
      keepRemoved(tx, 'collaborator', id, collaborator);
      record(tx, caller, 'deleted', target(id, collaborator));
      return { deletedCount: 1 };
    }),
};

function target(id: string, { name }: { name: string }): Target {
  return { kind: 'collaborator', id, name };
}
