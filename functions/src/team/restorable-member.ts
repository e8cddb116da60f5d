import { AppError } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import type { Restorable } from '../removed/removed-store.ts';
import { memberDocument, readTeam, type StoredMember, writeTeamSummary } from './member-store.ts';

export const restorableMember: Restorable<StoredMember> = {
  kind: 'member',

  async putBack(tx, id, record) {
    const team = await readTeam(tx);
    // An application of theirs may have been accepted in the meantime.
    if (team.has(id)) throw new AppError('conflict', deskTexts.errors.occupied);
    tx.create(memberDocument(id), record);
    writeTeamSummary(tx, team.set(id, record));
    return { name: record.name, ownerUid: id };
  },
};
