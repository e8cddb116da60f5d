import { shownLimits } from '@lab/contract/api/shown-limits';
import type { Member } from '@lab/contract/features/team/kind';
import type { TeamRole } from '@lab/contract/features/team/roles';

export function chosenMembers(team: readonly Member[], roles: readonly TeamRole[]): Member[] {
  return roles
    .filter(({ onHome }) => onHome)
    .flatMap(({ id }) => team.filter((member) => member.role === id))
    .slice(0, shownLimits.homeTeam);
}
