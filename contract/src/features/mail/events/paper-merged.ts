import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperMerged = {
  to: 'person',
  optional: true,
  path: paths.dashboard,
  fields: ['title'],
  english: {
    choice: 'My paper became a version of another work',
    subject: (lab) => `${lab}: your paper has moved`,
    sentence: (title) => `Your paper “${title}” is shown as a version of another work now.`,
  },
  german: {
    choice: 'Meine Arbeit wurde Fassung einer anderen Arbeit',
    subject: (lab) => `${lab}: Ihre Arbeit ist umgezogen`,
    sentence: (title) => `Ihre Arbeit „${title}“ erscheint jetzt als Fassung einer anderen Arbeit.`,
  },
} as const satisfies MailEvent;
