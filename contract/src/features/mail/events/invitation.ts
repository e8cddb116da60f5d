import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const invitation = {
  to: 'address',
  optional: false,
  path: paths.invitation,
  secret: true,
  awaited: true,
  fields: [],
  english: {
    choice: 'Invitation',
    subject: (lab) => `${lab}: your invitation`,
    sentence: (lab) => `${lab} invites you to make an account. The invitation is valid for two weeks.`,
  },
  german: {
    choice: 'Einladung',
    subject: (lab) => `${lab}: Ihre Einladung`,
    sentence: (lab) => `${lab} lädt Sie ein, ein Konto anzulegen. Die Einladung gilt zwei Wochen.`,
  },
} as const satisfies MailEvent;
