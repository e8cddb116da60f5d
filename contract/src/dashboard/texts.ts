/** The first page after signing in: what waits for a person. */
export const dashboardTexts = {
  title: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  label: 'Dashboard',
  overview: 'Overview',
  drafts: {
    title: 'Unsent drafts',
    write: 'A research paper',
    edit: 'Changes to a pending paper',
    savedAt: (time: string) => `Saved on this device, ${time}`,
    go: 'Continue writing',
  },
  papers: {
    title: 'Pending papers',
    feedback: 'The reviewer has left feedback.',
    waiting: 'Waits for review.',
    go: 'My Pending Paper',
  },
  application: {
    title: 'Your application',
    feedback: 'The lab has left feedback.',
    waiting: 'Waits for a decision.',
    go: 'My applications',
  },
  outcomes: {
    title: 'Decisions',
    paper: 'Your paper was rejected.',
    application: 'Your application was declined.',
    go: 'Read more',
  },
  replies: { title: 'Replies from the lab', go: 'My Contacts' },
  overtaken: {
    title: 'As it stands now',
    text: 'This was changed meanwhile, in another tab or by the lab. What you have typed is still in the form. Saving it again puts it in place of this.',
  },
  start: {
    title: 'What you can do',
    profile: 'Complete your profile',
    apply: 'See open positions',
    write: 'Write Research Paper',
    contact: 'Write to the lab',
  },
} as const;
