import { limits } from '@lab/contract/limits';
import { outcomeTexts } from '@lab/contract/outcomes/texts';
import type { Words } from '../ui/confirm.ts';

/** The question why a paper is rejected or an application deleted: its author reads the answer. */
export function reasonFor(name: string, start = ''): Words {
  return { label: outcomeTexts.ask, help: outcomeTexts.askHelp(name), max: limits.reason, start };
}

export const reasonForAll: Words = {
  label: outcomeTexts.ask,
  help: outcomeTexts.askHelpAll,
  max: limits.reason,
};
