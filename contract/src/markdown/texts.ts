export const markdownTexts = {
  /** Names of parts that can be scrolled with the keyboard. */
  table: 'Table',
  code: 'Code',
  formula: 'Formula',
  text: 'Text',
} as const;
