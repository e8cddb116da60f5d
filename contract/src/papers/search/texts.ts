/** Not in papers/texts.ts, which is part of every visitor's script. */
export const paperSearchTexts = {
  suggestions: 'Suggestions',
  kinds: { area: 'Research area', author: 'Author', paper: 'Paper' },
} as const;
