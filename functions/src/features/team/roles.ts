/** The lab's roles of the team: which of them records may have, and who has them. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type api } from '@lab/contract';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { defaultRoles, roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import type { Transaction } from '../../core/data/firestore.ts';
import { saveGlobal } from '../../core/globals/save-global.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { partOfSettings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings-store.ts';
import { teamSummary } from './member-store.ts';

const namedInRefusal = 3;

/** The roles, and the time zone that says which day it is at the lab. Before the transaction writes. */
export async function readRolesAndZone(tx: Transaction): Promise<{ roles: TeamRole[]; zone: string }> {
  const { team, identity } = await readSettings(tx);
  return { roles: team.roles, zone: identity.timeZone || 'UTC' };
}

export const readRoles = async (tx: Transaction) => (await readRolesAndZone(tx)).roles;

const hasRole = (roles: readonly TeamRole[], id: string) => roles.some((role) => role.id === id);

export function requireRole(roles: readonly TeamRole[], id: string): void {
  if (hasRole(roles, id)) return;
  const names = roles.map((role) => roleName(roles, role.id)).join(', ');
  const message = isDeepStrictEqual(roles, defaultRoles)
    ? teamTexts.validation.role
    : teamTexts.validation.otherRole(names);
  throw new AppError('invalid', message, { role: message });
}

/** A role cannot be left out while somebody has it, because the Team page would not show them. */
async function requireUnused(tx: Transaction, present: readonly TeamRole[], next: readonly TeamRole[]) {
  const team = await teamSummary.source(tx);
  for (const { id } of present.filter((role) => !hasRole(next, role.id))) {
    const names = [...team.values()].filter(({ role }) => role === id).map(({ name }) => name);
    if (names.length === 0) continue;
    const named = names.slice(0, namedInRefusal).join(', ');
    const others = names.length - Math.min(names.length, namedInRefusal);
    throw new AppError('conflict', settingsTexts.team.inUse(roleName(present, id), named, others));
  }
}

export const roleSettings: HandlersOf<Pick<typeof api.settings, 'team'>> = {
  team: ({ body: { before, ...values }, caller }) =>
    saveGlobal(caller, partOfSettings('team'), {
      before,
      values,
      check: (tx, { roles }) => requireUnused(tx, roles, values.roles),
    }),
};
