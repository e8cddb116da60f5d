import type * as english from './record-texts.ts';
import type { Translation } from './translation.ts';

export const recordTexts: Translation<typeof english.recordTexts> = {
  backTo: (list) => `Zurück zu: ${list}`,
  backToResults: (count) => (count === 1 ? 'Zurück zu 1 Treffer' : `Zurück zu ${count} Treffern`),
  beside: 'In derselben Liste',
  previous: 'Zurück',
  next: 'Weiter',
  keys: 'Tasten K und J',
};
