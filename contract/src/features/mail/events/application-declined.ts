import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationDeclined = {
  to: 'person',
  optional: false,
  path: paths.myApplication,
  fields: ['position'],
  english: {
    choice: 'My application was declined',
    subject: (lab) => `${lab}: a decision about your application`,
    sentence: (position) => `Your application for “${position}” was declined.`,
  },
  german: {
    choice: 'Meine Bewerbung wurde abgelehnt',
    subject: (lab) => `${lab}: eine Entscheidung über Ihre Bewerbung`,
    sentence: (position) => `Ihre Bewerbung für „${position}“ wurde abgelehnt.`,
  },
} as const satisfies MailEvent;
