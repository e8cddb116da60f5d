import { words } from '../../texts/words.ts';

/**
 * In the script of every page, because the table of routes has it; what only the page shows is in
 * `forms/texts.ts`.
 */
export const setupTexts = words('setup', {
  title: 'Set up your lab',
} as const);
