/** Decisions on papers and applications that the lab has rejected. */
export const outcomeTexts = {
  title: 'Decisions',
  states: { paper: 'Rejected', application: 'Declined' },
  reason: 'Reason',
  noReason: 'No reason was given.',
  feedback: 'Feedback',
  dismiss: 'Dismiss',
  dismissFailed: 'Something went wrong',
  ask: 'Reason (optional)',
  askHelp: (name: string) => `${name} will read it.`,
  askHelpAll: 'Everybody who is concerned will read it.',
  errors: { gone: 'This decision is no longer there.' },
} as const;
