import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperRevised = {
  to: 'person',
  optional: true,
  path: paths.reviewResearch,
  adminOnly: true,
  fields: ['title', 'author'],
  english: {
    choice: 'An author has revised a paper after my feedback',
    subject: (lab) => `${lab}: a paper has been revised`,
    sentence: (title, author) => `${author} has revised “${title}” after your feedback.`,
  },
  german: {
    choice: 'Jemand hat eine Arbeit nach meiner Rückmeldung überarbeitet',
    subject: (lab) => `${lab}: eine Arbeit wurde überarbeitet`,
    sentence: (title, author) => `${author} hat „${title}“ nach Ihrer Rückmeldung überarbeitet.`,
  },
} as const satisfies MailEvent;
