import type { TeamRole } from '@lab/contract/team/roles';
import { namedTerms, type Term, termsOf, withRole } from '@lab/contract/team/terms';
import { iso, now } from '../data/time.ts';
import type { StoredMember } from './member-store.ts';

export const today = (): string => iso(now()).slice(0, 10);

export const historyOf = (member: StoredMember): Term[] =>
  termsOf({ ...member, createdAt: iso(member.createdAt) });

/** The history of a member whose role changes on a day. */
export function historyWithRole(
  before: StoredMember,
  roles: readonly TeamRole[],
  role: string,
  from = today(),
): Term[] {
  return namedTerms(withRole(historyOf(before), role, from), roles);
}
