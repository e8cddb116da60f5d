/** The history of members, and their order by hand. */
import { AppError } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import type { EditTerms, TeamOrder } from '@lab/contract/features/alumni/schemas';
import { memberKind } from '@lab/contract/features/team/kind';
import { namedTerms, type Term } from '@lab/contract/features/team/terms';
import { logActivity } from '../../core/activity/activity-store.ts';
import { requireFound, transact } from '../../core/data/firestore.ts';
import { readTogether } from '../../core/data/read-together.ts';
import { now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import { accountOf } from '../team/account-store.ts';
import { historyOf } from '../team/history.ts';
import { memberStore, teamSummary } from '../team/member-store.ts';
import { readRoles, requireRole } from '../team/roles.ts';

export async function readTerms(id: string): Promise<{ terms: Term[] }> {
  const member = await readTogether(memberStore.document(id));
  if (!member) throw new AppError('not-found', memberKind.words.notFound);
  return { terms: historyOf(member) };
}

/** The last term gives the present role and title. */
export function editTerms(id: string, { terms: given, before }: EditTerms, caller: Caller) {
  return transact(async (tx) => {
    const team = await teamSummary.source(tx);
    const member = requireFound(team, id, memberKind.words.notFound);
    const present = { terms: historyOf(member) };
    if (isAlreadySaved(present, { terms: given })) return { success: true };
    requireUnchanged(present, before && { terms: before });
    const roles = await readRoles(tx);
    const { role = '', title = '' } = given.at(-1) ?? {};
    if (role !== member.role) requireRole(roles, role);
    const changes = { role, title, terms: namedTerms(given, roles), updatedAt: now() };
    memberStore.update(tx, id, changes);
    teamSummary.write(tx, team.set(id, { ...member, ...changes }));
    const change = { field: 'terms', before: '', after: '' };
    const target = { kind: 'member', id, name: member.name, ownerUid: accountOf(id, member) } as const;
    logActivity(tx, caller, 'edited', target, [change]);
    return { success: true };
  });
}

export function orderMembers({ role, members }: TeamOrder, caller: Caller) {
  return transact(async (tx) => {
    const team = await teamSummary.source(tx);
    const present = [...team].filter(([, member]) => member.role === role).map(([id]) => id);
    const isWhole = new Set(members).size === present.length && present.every((id) => members.includes(id));
    if (!isWhole || members.length !== present.length) {
      throw new AppError('conflict', alumniDeskTexts.order.changed);
    }
    for (const [place, id] of members.entries()) {
      const member = requireFound(team, id, memberKind.words.notFound);
      if (member.place === place) continue;
      memberStore.update(tx, id, { place });
      team.set(id, { ...member, place });
    }
    teamSummary.write(tx, team);
    logActivity(tx, caller, 'edited', { kind: 'settings', id: 'team', name: alumniDeskTexts.order.title });
    return { success: true };
  });
}
