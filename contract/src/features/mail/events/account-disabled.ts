import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const accountDisabled = {
  to: 'person',
  optional: false,
  path: paths.contactUs,
  evenDisabled: true,
  fields: [],
  english: {
    choice: 'My account was disabled',
    subject: (lab) => `${lab}: your account`,
    sentence: (lab) => `Your account at ${lab} was disabled, so you can no longer sign in with it.`,
  },
  german: {
    choice: 'Mein Konto wurde gesperrt',
    subject: (lab) => `${lab}: Ihr Konto`,
    sentence: (lab) => `Ihr Konto bei ${lab} wurde gesperrt. Sie können sich damit nicht mehr anmelden.`,
  },
} as const satisfies MailEvent;
