import { words } from '../../../texts/words.ts';

/**
 * What people do with their own account. Apart from the texts of sign-in, so that visitors do not load them.
 */
export const ownAccountTexts = words('ownAccount', {
  changePassword: {
    title: 'Change password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    submit: 'Change password',
    done: 'Password changed',
    wrongCurrent: 'The current password is wrong.',
    google: 'You sign in with Google, so there is no password to change here.',
  },
  data: {
    title: 'Download my data',
    lead: 'Everything that is stored about you here, as a JSON file.',
    submit: 'Download my data',
    fileName: 'my-data.json',
    failed: 'Your data could not be downloaded. Please try again.',
  },
  remove: {
    title: 'Delete my account',
    lead: 'Your account, profile, pictures, application, messages and papers under review are deleted for good. Published papers stay, with your name on them.',
    password: 'Your password',
    submit: 'Delete my account',
    confirm: 'Yes, delete my account',
    goes: (parts: string) => `This goes for good: ${parts}. Published papers stay, with your name on them.`,
    parts: {
      account: 'your account and its profile with all pictures',
      application: (role: string) => `your application as ${role}`,
      papers: (count: string) => `your papers under review (${count})`,
      messages: (count: string) => `your messages to the lab (${count})`,
      moreThan: (count: number) => `more than ${count}`,
    },
    deleting: 'Deleting…',
    done: 'Your account was deleted',
    failed: 'Your account could not be deleted. Please try again.',
    tooLongAgo: 'Please log in again before you delete your account.',
    lastAdmin: 'You are the only admin. Make somebody else an admin before you delete your account.',
  },
} as const);
