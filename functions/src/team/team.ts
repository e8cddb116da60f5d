import { AppError, type api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/alumni/desk/texts';
import { contentOf } from '../content/content-handlers.ts';
import { type HandlersOf, replyOf } from '../http/handler.ts';
import { settingsIn } from '../settings/settings-store.ts';
import { readParts } from '../summaries/home-store.ts';
import { readNamesApart } from '../summaries/names-store.ts';
import { historyWithRole } from './history.ts';
import { memberStore, teamSummary } from './member-store.ts';
import { inOrder } from './order.ts';
import { readOwnProfile, updateOwnProfile } from './profile.ts';
import { readRoles, requireRole } from './roles.ts';

export const teamContent = contentOf(memberStore, teamSummary, {
  ownerUid: (id) => id,

  async beforeWrite(tx, { record, before }) {
    // Who has a role that the lab has removed may keep it.
    if (record.role === before?.role) return undefined;
    const roles = await readRoles(tx);
    requireRole(roles, record.role);
    return before && { terms: historyWithRole(before, roles, record.role) };
  },

  async beforeRestore(tx, { id, record }) {
    const { alumni } = await readNamesApart(tx);
    if (alumni.some(({ _id }) => _id === id)) {
      throw new AppError('conflict', alumniDeskTexts.leave.among);
    }
    return record;
  },
});

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
