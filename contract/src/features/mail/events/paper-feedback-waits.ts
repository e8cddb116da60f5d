import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperFeedbackWaits = {
  to: 'person',
  optional: true,
  path: paths.pendingPapers,
  fields: ['title', 'days'],
  english: {
    choice: 'Feedback on my paper has waited for some days',
    subject: (lab) => `${lab}: your paper waits for you`,
    sentence: (title, days) =>
      `The feedback on your paper “${title}” has waited for ${days} days. The lab goes on when you have revised it.`,
    oneDay: (title) =>
      `The feedback on your paper “${title}” has waited for a day. The lab goes on when you have revised it.`,
  },
  german: {
    choice: 'Rückmeldung zu meiner Arbeit wartet seit einigen Tagen',
    subject: (lab) => `${lab}: Ihre Arbeit wartet auf Sie`,
    sentence: (title, days) =>
      `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit ${days} Tagen. Es geht weiter, wenn Sie sie überarbeitet haben.`,
    oneDay: (title) =>
      `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit einem Tag. Es geht weiter, wenn Sie sie überarbeitet haben.`,
  },
} as const satisfies MailEvent;
