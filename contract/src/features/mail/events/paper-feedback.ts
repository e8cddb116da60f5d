import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperFeedback = {
  to: 'person',
  optional: true,
  path: paths.pendingPapers,
  fields: ['title'],
  english: {
    choice: 'Feedback on my paper',
    subject: (lab) => `${lab}: feedback on your paper`,
    sentence: (title) => `The lab has left feedback on your paper “${title}”.`,
  },
  german: {
    choice: 'Rückmeldung zu meiner Arbeit',
    subject: (lab) => `${lab}: Rückmeldung zu Ihrer Arbeit`,
    sentence: (title) => `Zu Ihrer Arbeit „${title}“ gibt es eine Rückmeldung.`,
  },
} as const satisfies MailEvent;
