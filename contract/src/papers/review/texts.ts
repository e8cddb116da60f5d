export const reviewTexts = {
  title: 'Review Research Paper',
  empty: 'No papers are waiting for review.',
  feedback: 'Feedback',
  messageField: 'Message',
  messageRequired: 'Message is required',
  feedbackSent: 'Feedback sent successfully',
  feedbackFailed: 'Something went wrong',
  feedbackSubmit: 'Send feedback',
  feedbackCorrect: 'Correct feedback',
  feedbackHelp: (author: string) =>
    `${author} can read it at once. You can correct it until the paper is published or rejected.`,
  preview: 'As it will look when published',
  submittedBy: (author: string, email: string) => `Submitted by ${author} (${email})`,
  submittedOn: 'Submitted',
  state: 'State',
  states: { new: 'Without feedback', answered: 'With feedback' },
  changes: {
    title: 'Changed since your feedback',
    none: 'Nothing has changed since your feedback.',
    before: 'Before',
    now: 'Now',
    nothing: 'nothing',
  },
  publish: 'Publish',
  publishConfirm: 'Yes, publish it!',
  publishText: (title: string, author: string) =>
    `Everybody can read “${title}” at once, and ${author} can no longer edit it. You can correct it or retract it under Publications.`,
  publishAllText:
    'Everybody can read the papers at once, and their authors can no longer edit them. You can correct or retract them under Publications.',
  published: 'Paper published successfully',
  viewPublished: 'View the published paper',
  publishFailed: 'Something went wrong',
  reject: 'Reject',
  rejectConfirm: 'Yes, reject it!',
  rejectText: (title: string, author: string) =>
    `“${title}” is deleted for good, and ${author} is told that it was rejected. This cannot be undone.`,
  rejectAllText:
    'The papers are deleted for good, and their authors are told that they were rejected. This cannot be undone.',
  rejected: 'Paper rejected',
  rejectFailed: 'Something went wrong',
} as const;

export const publishedTexts = {
  submittedBy: 'Submitted by',
  publishedOn: 'Published',
  corrected: 'Paper corrected',
  retracted: 'Paper retracted',
  retractConfirm: 'Yes, retract it!',
  failed: 'Something went wrong',
} as const;

export const linkTexts = {
  heading: 'Who of the team they are',
  help: 'By this, works stand on the pages of members, whatever the name on the paper. A choice is saved at once.',
  member: 'Member',
  nobody: 'Nobody of the team',
  saved: 'Saved',
  failed: 'Something went wrong',
  notAnAuthor: (name: string) => `“${name}” is no author of this paper any more.`,
  noMember: 'There is no such member of the team.',
  changed: 'Somebody has changed this in the meantime. Please look at it again.',
} as const;
