import { words } from '../../texts/words.ts';

/** Shown beside a form after a conflict; separate from other texts, because visitors do not need it. */
export const conflictTexts = words('conflict', {
  title: 'The current version',
  changed: 'Somebody has changed this since you opened it, in another tab or at the lab.',
  text: 'What you have typed is still in the form. If you send it again, it replaces this version.',
} as const);
