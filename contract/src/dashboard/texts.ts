/** The first page after signing in, which shows what a person has to do. */
export const dashboardTexts = {
  title: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  label: 'Dashboard',
  overview: 'Overview',
  groups: { mine: 'Mine', waiting: 'Waiting', content: 'Content', lab: 'Lab' },
  openMenu: 'Open menu',
  waits: (count: number) => `${count} waiting`,
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
  start: {
    title: 'What you can do',
    profile: 'Complete your profile',
    apply: 'See open positions',
    write: 'Write Research Paper',
    contact: 'Write to the lab',
  },
} as const;
