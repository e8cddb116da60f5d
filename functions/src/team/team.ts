import { AppError, type api } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import type { kinds } from '@lab/contract/kinds';
import { contentOf, type Rules } from '../content/content-handlers.ts';
import type { HandlersOf } from '../http/handler.ts';
import { accountOf, entryIn } from './account-store.ts';
import { memberStore, type StoredMember, teamSummary } from './member-store.ts';
import { readOwnProfile, updateOwnProfile } from './profile.ts';
import { keepProfile, letProfileGo } from './profile-store.ts';

const rules: Rules<StoredMember> = {
  ownerUid: accountOf,

  async beforeDelete(tx, { id, record }) {
    letProfileGo(tx, id, record);
    return memberStore.nameOf(record);
  },

  beforeRestore(tx, { id, record, all }) {
    const isTaken = entryIn(all, accountOf(id, record)) !== undefined;
    // Meanwhile the account may have got another entry.
    if (isTaken && !record.accountUid) throw new AppError('conflict', deskTexts.errors.occupied);
    keepProfile(tx, id, record);
    const { accountUid: _hasAnother, ...entry } = record;
    return isTaken ? entry : record;
  },
};

export const teamContent = contentOf<typeof kinds.team, StoredMember>(memberStore, teamSummary, rules);

export const team: HandlersOf<typeof api.team> = {
  ...teamContent.handlers,

  mine: ({ caller }) => readOwnProfile(caller),

  updateMine: ({ body, caller }) => updateOwnProfile(body, caller),
};
