import { limits } from '@lab/contract/api/limits';
import { outcomeTexts } from '@lab/contract/features/outcomes/texts';
import type { ConfirmText } from '../ui/confirm.ts';

/** Asks why a paper is rejected or an application deleted; the person who sent it can read the answer. */
export function reasonFor(name: string, start = ''): ConfirmText {
  return { label: outcomeTexts.ask, help: outcomeTexts.askHelp(name), max: limits.reason, start };
}

export const reasonForAll: ConfirmText = {
  label: outcomeTexts.ask,
  help: outcomeTexts.askHelpAll,
  max: limits.reason,
};
