import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const roleGiven = {
  to: 'person',
  optional: false,
  path: paths.dashboard,
  fields: ['right'],
  english: {
    choice: 'I was given a right',
    subject: (lab) => `${lab}: your account`,
    sentence: (right) => `You now have this right: ${right}.`,
  },
  german: {
    choice: 'Ich habe ein Recht erhalten',
    subject: (lab) => `${lab}: Ihr Konto`,
    sentence: (right) => `Sie haben jetzt dieses Recht: ${right}.`,
  },
} as const satisfies MailEvent;
