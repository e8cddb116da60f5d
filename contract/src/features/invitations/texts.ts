import { words } from '../../texts/words.ts';

export const invitationTexts = words('invitation', {
  key: 'Invitation',
  lead: (lab: string) => `${lab} invites you. Choose how you want to sign in.`,
  for: 'This invitation is for',
  hasProfile: 'The lab has already filled in your profile. You can change it after you have signed in.',
  google: (email: string) => `Your account is ready. Press the button again and choose the account ${email}.`,
  submit: 'Make my account',
  failed: 'Your account could not be made.',
  errors: {
    gone: 'This invitation is not valid any more. Please ask the lab for a new one.',
    incomplete: 'This address is not complete. Please open the invitation again with its whole address.',
    hasAccount: 'There is already an account with this email. Please log in.',
    nobody: 'Please enter at least one email',
    tooMany: 'Please invite at most 100 people at once',
    role: 'Please choose a role',
  },
} as const);
