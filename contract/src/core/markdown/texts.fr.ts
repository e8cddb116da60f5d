import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const markdownTexts: Translation<typeof english.markdownTexts> = {
  table: 'Tabelle',
  code: 'Code',
  formula: 'Formel',
  text: 'Text',
};
