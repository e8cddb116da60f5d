import { words } from '../../../texts/words.ts';

/** Not in team/texts.ts, which is part of every visitor's script. */
export const teamRuleTexts = words('teamRule', {
  detailsTooLong: 'Details cannot exceed 500 characters',
  role: 'Please choose Advisor, Research Director, Researcher or Research Assistant',
  otherRole: (names: string) => `Please choose one of the roles: ${names}`,
} as const);
