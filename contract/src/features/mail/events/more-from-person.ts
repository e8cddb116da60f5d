import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const moreFromPerson = {
  to: 'admins',
  optional: true,
  path: paths.dashboard,
  fields: ['person', 'count'],
  english: {
    choice: 'Somebody sends very much in one day',
    subject: (lab) => `${lab}: much comes from one person`,
    sentence: (person, count) =>
      `${person} has sent more than ${count} things today. What else comes from them is at the desk, without a mail for each.`,
  },
  german: {
    choice: 'Jemand schickt sehr viel an einem Tag',
    subject: (lab) => `${lab}: viel kommt von einer Person`,
    sentence: (person, count) =>
      `${person} hat heute mehr als ${count} Sendungen geschickt. Was noch kommt, liegt im Arbeitsbereich, ohne eine Mail für jede.`,
  },
} as const satisfies MailEvent;
