import type { GivenRole } from '../../../../api/given-roles.ts';

const leads: Record<GivenRole, string> = {
  editor: 'Writes and publishes content. No people, settings or applications.',
  contributor: 'Writes drafts, which an editor publishes.',
  reviewer: 'Decides about papers that wait, and gives feedback.',
  recruiter: 'Writes open positions, and reads and decides about their applications.',
};

export const roleDeskTexts = {
  label: 'More roles',
  title: (name: string) => `More roles of ${name}`,
  text: 'They add to the role in the table. One that has ended or is taken away counts no more from that moment on.',
  save: 'Save the roles',
  saved: (name: string) => `The roles of ${name} are saved`,
  leads,
  kinds: 'Only for these kinds',
  positions: 'Only for these positions',
  all: 'None chosen means all of them.',
  until: 'Until',
  always: 'Empty means that it does not end by itself.',
  inviteTitle: 'More roles',
  inviteText: 'Also give these, from the first sign-in on.',
  ended: 'ended',
  wrong: {
    role: 'Each role can be given once, and there are only those of the list',
    only: 'The role can only be limited to kinds or positions that there are, 20 at most',
    until: 'Please give a day, or a day with a time, or nothing',
    changed: 'Somebody else has changed the roles of this person. Please look again.',
    admin: 'An admin has every right already.',
  },
} as const;
