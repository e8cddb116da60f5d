import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationFeedback = {
  to: 'person',
  optional: true,
  path: paths.myApplication,
  fields: ['position'],
  english: {
    choice: 'Feedback on my application',
    subject: (lab) => `${lab}: feedback on your application`,
    sentence: (position) => `The lab has left feedback on your application for “${position}”.`,
  },
  german: {
    choice: 'Rückmeldung zu meiner Bewerbung',
    subject: (lab) => `${lab}: Rückmeldung zu Ihrer Bewerbung`,
    sentence: (position) => `Zu Ihrer Bewerbung für „${position}“ gibt es eine Rückmeldung.`,
  },
} as const satisfies MailEvent;
