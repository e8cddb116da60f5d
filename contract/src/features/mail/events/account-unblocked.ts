import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const accountUnblocked = {
  to: 'person',
  optional: true,
  path: paths.dashboard,
  fields: [],
  english: {
    choice: 'My account can be used again',
    subject: (lab) => `${lab}: your account`,
    sentence: (lab) => `You can sign in at ${lab} again.`,
  },
  german: {
    choice: 'Mein Konto ist wieder freigegeben',
    subject: (lab) => `${lab}: Ihr Konto`,
    sentence: (lab) => `Sie können sich bei ${lab} wieder anmelden.`,
  },
} as const satisfies MailEvent;
