import { limits } from '@lab/contract';
import type { Member } from '@lab/contract/team/schemas';

const shown = ['Advisor', 'Research Director'] as const;

/** Specification, section 2: advisors first, then research directors, six people at most. */
export function chosenMembers(team: readonly Member[]): Member[] {
  return shown.flatMap((role) => team.filter((member) => member.role === role)).slice(0, limits.homeTeam);
}
