export const reviewTexts = {
  title: 'Review Research Paper',
  empty: 'No papers are waiting for review.',
  feedback: 'Feedback',
  messageField: 'Message',
  messageRequired: 'Message is required',
  feedbackSent: 'Feedback sent successfully',
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
  reject: 'Reject',
  rejectConfirm: 'Yes, reject it!',
  rejectText: (title: string, author: string) =>
    `“${title}” is deleted for good, and ${author} is told that it was rejected. This cannot be undone.`,
  rejectAllText:
    'The papers are deleted for good, and their authors are told that they were rejected. This cannot be undone.',
  rejected: 'Paper rejected',
} as const;

export const publishedTexts = {
  newWork: 'New work',
  submittedBy: 'Submitted by',
  publishedOn: 'Published',
  corrected: 'Paper corrected',
  retracted: 'Paper retracted',
  retractConfirm: 'Yes, retract it!',
} as const;

export const linkTexts = {
  heading: 'Who of the team they are',
  help: 'By this, works stand on the pages of members, whatever the name on the paper. A choice is saved at once.',
  member: 'Member',
  nobody: 'Nobody of the team',
  saved: 'Saved',
  notAnAuthor: (name: string) => `“${name}” is no author of this paper any more.`,
  noMember: 'There is no such member of the team.',
  changed: 'Somebody has changed this in the meantime. Please look at it again.',
} as const;

export const versionTexts = {
  heading: 'Another version of this work is here already',
  help: 'These works have the same title and first author, or this one names their DOI.',
  thisWork: 'This work',
  other: 'The other one',
  make: 'Make it a version of this work',
  confirm: 'Yes, make it a version!',
  text: (other: string, kind: string) =>
    `“${other}” becomes a version of this work: ${kind}. It loses its own page, and its address leads to this one. This work gets its abstract, keywords, links and arXiv number where it has none, but not its picture and PDF. You can undo this for 30 days: restore the other work under Recently deleted.`,
  openPublished: 'Open the published work',
  done: 'It is a version of this work now',
  loadFailed: 'It is not known whether another version of this work is here.',
  seen: 'What you have seen',
  added: (name: string) => `“${name}” is shown there as another version now.`,
  takenOut: (name: string) => `“${name}” is a work of its own again.`,
  into: (name: string) => `A version of “${name}”`,
  errors: {
    itself: 'A work cannot be a version of itself.',
    sameDoi: 'Both have the same DOI, so they are the same version twice. Please delete one of them.',
    ofPreprint: 'A preprint is a version of the published work, not the other way round.',
    noAddress: 'The other work has no DOI, arXiv number or web address, where readers could find it.',
    noDate: 'The other work has no date.',
    notices: 'The other work has notices. Please write them on this one first, and remove them there.',
    tooMany: (most: number) => `A work can have at most ${most} other versions.`,
  },
} as const;
