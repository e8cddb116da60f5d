/** Said beside a form that was refused because somebody else was faster; apart from others, as visitors never see it. */
export const conflictTexts = {
  title: 'As it stands now',
  changed: 'This was changed meanwhile, in another tab or by the lab.',
  text: 'What you have typed is still in the form. Sending it again puts it in place of this.',
} as const;
