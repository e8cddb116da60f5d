import { words } from '../../../texts/words.ts';

/** For visitors, who report a barrier without an account. */
export const barrierTexts = words('barrier', {
  lead: 'Is something on this site hard or impossible to use for you? Tell us; you need no account.',
  form: {
    message: 'What is the barrier?',
    page: 'On which page? (optional)',
    email: 'Email (optional)',
    emailHelp: 'Only if you want an answer',
    submit: 'Send the report',
  },
  sent: 'Thank you. The lab has your report.',
  failed: 'The report could not be sent. Please try again.',
  tooMany: 'Very many reports have come in today. Please write to us by email, or try again tomorrow.',
});
