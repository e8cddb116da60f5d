import { words } from '../../texts/words.ts';

export const markdownTexts = words('markdown', {
  /** Names of parts that can be scrolled with the keyboard. */
  table: 'Table',
  code: 'Code',
  formula: 'Formula',
  text: 'Text',
} as const);
