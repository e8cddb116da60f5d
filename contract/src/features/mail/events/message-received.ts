import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const messageReceived = {
  to: 'admins',
  optional: true,
  path: paths.manageContacts,
  answer: 'reply',
  fields: ['person'],
  english: {
    choice: 'Somebody writes to the lab',
    subject: (lab) => `${lab}: a new message`,
    sentence: (person) => `${person} has written to the lab.`,
  },
  german: {
    choice: 'Jemand schreibt dem Labor',
    subject: (lab) => `${lab}: eine neue Nachricht`,
    sentence: (person) => `${person} hat dem Labor geschrieben.`,
  },
} as const satisfies MailEvent;
