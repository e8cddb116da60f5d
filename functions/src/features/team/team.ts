import { AppError, type api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { withTitle } from '@lab/contract/features/team/terms';
import type { kinds } from '@lab/contract/kinds/kinds';
import { contentOf } from '../../core/content/content-handlers.ts';
import { noteHiding } from '../../core/content/hidden-email.ts';
import type { Hooks } from '../../core/content/hooks.ts';
import type { Caller } from '../../core/http/caller.ts';
import { type HandlersOf, replyOf } from '../../core/http/handler.ts';
import { readParts } from '../../core/summaries/home-store.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { linkPapersOf } from '../papers/link-members-store.ts';
import { settingsIn } from '../settings/settings-store.ts';
import { accountOf, entryIn } from './account-store.ts';
import { historyWithRole } from './history.ts';
import { joinAccount, releaseIn } from './join-entry.ts';
import { memberStore, type StoredMember, teamSummary } from './member-store.ts';
import { inOrder } from './order.ts';
import { readOwnProfile, updateOwnProfile } from './profile.ts';
import { keepProfile, letProfileGo } from './profile-store.ts';
import { readRolesAndZone, requireRole } from './roles.ts';

const hooks: Hooks<StoredMember> = {
  ownerUid: accountOf,

  async beforeWrite(tx, { record, before }) {
    // Who has a role that the lab has removed may keep it.
    const settings = record.role === before?.role ? undefined : await readRolesAndZone(tx);
    if (settings) requireRole(settings.roles, record.role);
    if (!before) return undefined;
    const { terms, title } = record;
    return {
      ...(title !== before.title && terms && { terms: withTitle(terms, title) }),
      ...(settings && { terms: historyWithRole(before, settings, record) }),
      ...(await releaseIn(tx, before, record)),
    };
  },

  async beforeDelete(tx, { id, record }) {
    if (record.hidden?.includes('email')) await noteHiding(tx, accountOf(id, record));
    letProfileGo(tx, id, record);
    return memberStore.nameOf(record);
  },

  async beforeRestore(tx, { id, record, all }) {
    const { alumni } = await readNamesApart(tx);
    if (alumni.some(({ _id }) => _id === id)) {
      throw new AppError('conflict', alumniDeskTexts.leave.among);
    }
    const isTaken = entryIn(all, accountOf(id, record)) !== undefined;
    // Meanwhile the account may have got another entry.
    if (isTaken && !record.accountUid) throw new AppError('conflict', deskTexts.errors.occupied);
    keepProfile(tx, id, record);
    const { accountUid: _hasAnother, ...entry } = record;
    return isTaken ? entry : record;
  },

  afterCreate: linkTo,

  // First under the old name, which may be the only link to older papers.
  beforeEdit: (id) => linkPapersOf(id),

  afterEdit: linkTo,
};

/** The entry gets the papers under its name, and the account with its email gets the entry. */
async function linkTo(id: string, caller: Caller): Promise<void> {
  await linkPapersOf(id);
  await joinAccount(id, caller);
}

export const teamContent = contentOf<typeof kinds.team, StoredMember>(memberStore, teamSummary, hooks);

export const team: HandlersOf<typeof api.team> = {
  ...teamContent.handlers,

  async list(input) {
    // At the same time, so that both need one read of `public/home`.
    const [found, parts] = await Promise.all([teamContent.handlers.list(input), readParts()]);
    return inOrder(replyOf(found), settingsIn(parts).team);
  },

  mine: ({ caller }) => readOwnProfile(caller),

  updateMine: ({ body, caller }) => updateOwnProfile(body, caller),
};
