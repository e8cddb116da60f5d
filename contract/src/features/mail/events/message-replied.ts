import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const messageReplied = {
  to: 'person',
  optional: true,
  path: paths.myContacts,
  answer: 'message',
  fields: ['message'],
  english: {
    choice: 'The lab answers my message',
    subject: (lab) => `${lab}: a reply to your message`,
    sentence: (message) => `The lab has answered your message: “${message}”`,
  },
  german: {
    choice: 'Das Labor antwortet auf meine Nachricht',
    subject: (lab) => `${lab}: eine Antwort auf Ihre Nachricht`,
    sentence: (message) => `Das Labor hat auf Ihre Nachricht geantwortet: „${message}“`,
  },
} as const satisfies MailEvent;
