import { words } from '../../texts/words.ts';

/** The first page after signing in, which shows what a person has to do. */
export const dashboardTexts = words('dashboard', {
  title: (name: string) => `Welcome, ${name}`,
  titleForNobody: 'Welcome',
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
    waiting: 'Waiting for review',
    go: 'My Pending Paper',
  },
  application: {
    title: 'Your application',
    feedback: 'The lab has left feedback.',
    waiting: 'Waiting for a decision',
    go: 'My applications',
  },
  outcomes: {
    title: 'Decisions',
    rejected: 'Your paper was rejected.',
    published: 'Your paper was published.',
    corrected: 'The lab has corrected your paper.',
    retracted: 'The lab has removed your paper from the site.',
    merged: 'Your paper is shown as a version of another work now.',
    declined: 'Your application was declined.',
    accepted: 'Your application was accepted. You are on the team.',
    left: 'You are among the alumni now.',
    returned: 'You are on the team again.',
    go: 'Read more',
    view: 'View',
  },
  replies: { title: 'Replies from the lab', go: 'My Contacts' },
  start: {
    title: 'What you can do',
    profile: 'Complete your profile',
    apply: 'See open positions',
    write: 'Write Research Paper',
    contact: 'Write to the lab',
  },
} as const);
