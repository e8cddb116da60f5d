/** The lab's roles of the team: which of them records may have, and who has them. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { defaultRoles, roleCalled, roleName, type TeamRole } from '@lab/contract/features/team/roles';
import { teamRuleTexts } from '@lab/contract/features/team/rules/texts';
import { truncate } from '@lab/contract/lib/truncate';
import { repeatableId } from '../../core/data/digest.ts';
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
  const { role, otherRole } = teamRuleTexts;
  throw new AppError('invalid', isDeepStrictEqual(roles, defaultRoles) ? role : otherRole(names), ['role']);
}

/** The lab's roles, and below them those of these names that it lacks, as many as it may have. */
export function withRoles(roles: readonly TeamRole[], names: readonly string[]): TeamRole[] {
  const all = [...roles];
  for (const name of names) {
    const heading = truncate(name, limits.role);
    if (all.length === limits.teamRoles || roleCalled(all, heading)) continue;
    const onHome = /principal investigator|professor/i.test(heading);
    all.push({ id: freeId(heading, all), heading, one: '', shape: 'grid', onHome });
  }
  return all;
}

/** A role that has another name by now keeps the id of its first one. */
function freeId(from: string, roles: readonly TeamRole[]): string {
  const id = repeatableId(from);
  return hasRole(roles, id) ? freeId(id, roles) : id;
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
