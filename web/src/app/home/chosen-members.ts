import { limits } from '@lab/contract';
import type { Member } from '@lab/contract/team/kind';
import { rolesOnHome } from '@lab/contract/team/roles';

export function chosenMembers(team: readonly Member[]): Member[] {
  return rolesOnHome
    .flatMap((role) => team.filter((member) => member.role === role))
    .slice(0, limits.homeTeam);
}
