/** What became of a paper or an application that the lab did not take. */
export const outcomeTexts = {
  title: 'Decisions',
  states: { paper: 'Rejected', application: 'Declined' },
  reason: 'Reason',
  noReason: 'No reason was given.',
  feedback: 'Feedback',
  dismiss: 'Dismiss',
  dismissFailed: 'Something went wrong',
  /** Asked of the admin who decides. */
  ask: 'Reason (optional)',
  askHelp: (name: string) => `${name} will read it.`,
  askHelpAll: 'Everybody who is concerned will read it.',
  errors: { gone: 'This decision is no longer there.' },
} as const;
