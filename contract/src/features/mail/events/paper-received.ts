import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperReceived = {
  to: 'admins',
  optional: true,
  path: paths.reviewResearch,
  fields: ['title', 'author'],
  english: {
    choice: 'Somebody submits a paper',
    subject: (lab) => `${lab}: a new paper waits for review`,
    sentence: (title, author) => `${author} has submitted “${title}”.`,
  },
  german: {
    choice: 'Jemand reicht eine Arbeit ein',
    subject: (lab) => `${lab}: eine neue Arbeit wartet auf Begutachtung`,
    sentence: (title, author) => `${author} hat „${title}“ eingereicht.`,
  },
} as const satisfies MailEvent;
