import type { Restorable } from '../removed/removed-store.ts';
import {
  collaboratorDocument,
  readCollaborators,
  type StoredCollaborator,
  writeCollaboratorsSummary,
} from './collaborator-store.ts';

export const restorableCollaborator: Restorable<StoredCollaborator> = {
  kind: 'collaborator',

  async putBack(tx, id, record) {
    const all = [...(await readCollaborators(tx)), [id, record] as const];
    tx.create(collaboratorDocument(id), record);
    all.sort(([, a], [, b]) => a.createdAt.toMillis() - b.createdAt.toMillis());
    writeCollaboratorsSummary(tx, new Map(all));
    return { name: record.name };
  },
};
