import { fold } from '../../../lib/fold.ts';
import { headingOf, roleName, type TeamRole } from '../roles.ts';

/** Spreadsheets name roles as people do. */
export function roleCalled(roles: readonly TeamRole[], written: string): TeamRole | undefined {
  const same = (other: string) => fold(other) === fold(written);
  return roles.find((one) => [one.id, headingOf(one), roleName(roles, one.id)].some(same));
}
