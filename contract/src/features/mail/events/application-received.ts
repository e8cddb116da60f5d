import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationReceived = {
  to: 'admins',
  optional: true,
  path: paths.applications,
  fields: ['person', 'position'],
  english: {
    choice: 'Somebody applies',
    subject: (lab) => `${lab}: a new application`,
    sentence: (person, position) => `${person} applies for: ${position}.`,
  },
  german: {
    choice: 'Jemand bewirbt sich',
    subject: (lab) => `${lab}: eine neue Bewerbung`,
    sentence: (person, position) => `${person} bewirbt sich für: ${position}.`,
  },
} as const satisfies MailEvent;
