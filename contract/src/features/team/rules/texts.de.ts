import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const teamRuleTexts: Translation<typeof english.teamRuleTexts> = {
  detailsTooLong: 'Höchstens 500 Zeichen',
  role: 'Bitte wählen Sie Beratung, Forschungsleitung, Forschung oder Forschungsassistenz',
  otherRole: (names) => `Bitte wählen Sie eine der Rollen: ${names}`,
};
