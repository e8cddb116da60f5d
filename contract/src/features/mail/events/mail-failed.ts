import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const mailFailed = {
  to: 'admins',
  optional: true,
  path: paths.outbox,
  noMail: true,
  fields: [],
  english: {
    choice: 'Mail could not be sent',
    subject: (lab) => `${lab}: mail could not be sent`,
    sentence: (lab) => `${lab} could not send some of its mail. The outbox says why.`,
  },
  german: {
    choice: 'Mail konnte nicht gesendet werden',
    subject: (lab) => `${lab}: Mail konnte nicht gesendet werden`,
    sentence: (lab) => `${lab} konnte einen Teil seiner Mail nicht senden. Im Postausgang steht, warum.`,
  },
} as const satisfies MailEvent;
