import { words } from '../words.ts';

/** Messages to the owner about decisions on papers and applications. */
export const outcomeTexts = words('outcome', {
  title: 'Decisions',
  states: {
    rejected: 'Rejected',
    published: 'Published',
    corrected: 'Corrected',
    retracted: 'Retracted',
    merged: 'Made a version',
    declined: 'Declined',
    accepted: 'Accepted',
  },
  published: 'Your paper is on the site now.',
  corrected: 'The lab has corrected your published paper.',
  retracted: 'The lab has removed your paper from the site.',
  merged: 'The lab shows your paper as a version of another work now.',
  accepted: 'You are on the team now and can write research papers.',
  viewPaper: 'View the paper',
  viewMember: 'View your page on the team',
  reason: 'Reason',
  noReason: 'No reason was given.',
  feedback: 'Feedback',
  dismiss: 'Dismiss',
  dismissFailed: 'Something went wrong',
  ask: 'Reason (optional)',
  askHelp: (name: string) => `${name} will read it.`,
  askHelpAll: 'Everybody who is concerned will read it.',
  errors: { gone: 'This decision is no longer there.' },
} as const);
