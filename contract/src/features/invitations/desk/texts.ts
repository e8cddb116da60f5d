import type { Role } from '../../../api/rights.ts';

const roles: Record<Role, string> = {
  '': 'Member',
  writer: 'Writer: may submit papers',
  admin: 'Admin: may change everything',
};

export const invitationDeskTexts = {
  lead: 'Each person follows one address, chooses a password or Google, and has an account. Who is on the team under the same email gets that profile. If mail is set up, the address is also sent to them.',
  people: 'People',
  peopleHint: 'One person on each line: jane@example.org, or Jane Doe <jane@example.org>.',
  role: 'Role',
  roles,
  submit: 'Make the invitations',
  failed: 'The invitations could not be made.',
  wrongLine: (number: number) => `Line ${number} has no valid email.`,
  twice: (email: string) => `${email} is in the list twice.`,
  adminTitle: 'Invite admins?',
  adminText:
    'Whoever follows one of these addresses can change and delete everything, and see all private records.',
  adminYes: 'Invite as admins',
  made: 'Send each person their address. It is shown only now, works for 14 days, and makes the account of whoever has it.',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Could not copy. Please select the address and copy it yourself.',
  address: (email: string) => `Address for ${email}`,
  close: 'Close',
  columns: {
    email: 'Email',
    name: 'Name',
    role: 'Role',
    state: 'State',
    by: 'Invited by',
    createdAt: 'Invited',
  },
  states: {
    open: 'Open',
    accepted: 'Accepted',
    expired: 'Expired',
    ended: 'Ended: who invited is no admin now',
  },
  renew: 'New address',
  renewFailed: 'The invitation could not be renewed.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this invitation?',
  withdrawText: (email: string) => `The address that ${email} has got stops working.`,
  withdrawn: 'Invitation withdrawn',
  withdrawFailed: 'The invitation could not be withdrawn.',
  empty: 'Nobody is invited.',
  notFound: 'Invitation not found',
  accepted: 'This invitation is accepted already.',
  hasAccount: 'Has an account already. Give a role under All Users.',
} as const;
