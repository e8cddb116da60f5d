import type { TeamRole } from '@lab/contract/features/team/roles';
import { namedTerms, type Term, termsOf, withRole } from '@lab/contract/features/team/terms';
import { dayOf, today } from '@lab/contract/lib/time-zones';
import { iso } from '../../core/data/time.ts';
import type { StoredMember } from './member-store.ts';

/**
 * Who has no history has been here since the day on which they were entered; without a zone, in UTC, as
 * visitors see it.
 */
export const historyOf = (member: StoredMember, zone?: string): Term[] =>
  termsOf({ ...member, createdAt: zone ? dayOf(member.createdAt.toMillis(), zone) : iso(member.createdAt) });

/** The history of a member whose role changes today. */
export function historyWithRole(
  before: StoredMember,
  { roles, zone }: { roles: readonly TeamRole[]; zone: string },
  { role, title }: Pick<StoredMember, 'role' | 'title'>,
): Term[] {
  return namedTerms(withRole(historyOf(before, zone), role, today(zone), title), roles);
}
