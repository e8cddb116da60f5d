import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperCorrected = {
  to: 'person',
  optional: true,
  path: paths.dashboard,
  fields: ['title'],
  english: {
    choice: 'My paper was corrected',
    subject: (lab) => `${lab}: your paper has been corrected`,
    sentence: (title) => `The lab has corrected your paper “${title}”.`,
  },
  german: {
    choice: 'Meine Arbeit wurde berichtigt',
    subject: (lab) => `${lab}: Ihre Arbeit wurde berichtigt`,
    sentence: (title) => `Das Labor hat Ihre Arbeit „${title}“ berichtigt.`,
  },
} as const satisfies MailEvent;
