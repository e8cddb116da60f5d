/** Shown beside a form after a conflict; separate from other texts, because visitors do not need it. */
export const conflictTexts = {
  title: 'As it stands now',
  changed: 'This was changed meanwhile, in another tab or by the lab.',
  text: 'What you have typed is still in the form. Sending it again puts it in place of this.',
} as const;
