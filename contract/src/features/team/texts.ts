import { words } from '../../texts/words.ts';

export const teamTexts = words('team', {
  title: 'Team',
  lead: 'The people who do the research, and those who advise them.',
  heading: 'Team Members',
  subheading: 'Brains behind it',
  loading: 'Loading team...',
  empty: 'No advisors found.',
  sections: {
    Advisor: 'Advisor',
    'Research Director': 'Research Director',
    Researcher: 'Researcher',
    'Research Assistant': 'Research Assistant',
  },
  defaults: {
    name: 'Name',
    email: 'Email not specified',
    phone: 'Phone not specified',
    university: 'University not specified',
    details: 'Details is not specified',
  },
  member: {
    notFound: 'User data not found.',
    papers: 'Papers',
    back: 'Back to Team',
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    university: 'University',
    details: 'Details',
    role: 'Role',
    image: 'Image',
    social: { linkedin: 'LinkedIn', twitter: 'Twitter', facebook: 'Facebook', github: 'GitHub' },
  },
  profile: {
    title: 'Personal Information',
    joinedOn: (date: string) => `Joined on ${date}`,
    noDate: 'Date not available',
    none: (label: string) => `No ${label} provided`,
    noDetails: 'No details provided',
    edit: 'Edit Profile',
    logout: 'Logout',
    changePhoto: 'Change photo',
    saved: 'Profile updated successfully',
    failed: 'Failed to update profile',
    /** Of a person who is not on the team. */
    roles: { admin: 'admin', writer: 'writer' },
  },
  validation: {
    detailsTooLong: 'Details cannot exceed 500 characters',
    role: 'Please choose Advisor, Research Director, Researcher or Research Assistant',
    otherRole: (names: string) => `Please choose one of the roles: ${names}`,
  },
} as const);
