import { limits } from '@lab/contract';
import type { Member } from '@lab/contract/team/kind';

const shown = ['Advisor', 'Research Director'] as const;

/** docs/specification.md#home */
export function chosenMembers(team: readonly Member[]): Member[] {
  return shown.flatMap((role) => team.filter((member) => member.role === role)).slice(0, limits.homeTeam);
}
