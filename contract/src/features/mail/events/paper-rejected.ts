import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperRejected = {
  to: 'person',
  optional: false,
  path: paths.pendingPapers,
  fields: ['title'],
  english: {
    choice: 'My paper was rejected',
    subject: (lab) => `${lab}: a decision about your paper`,
    sentence: (title) => `Your paper “${title}” was rejected.`,
  },
  german: {
    choice: 'Meine Arbeit wurde abgelehnt',
    subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    sentence: (title) => `Ihre Arbeit „${title}“ wurde abgelehnt.`,
  },
} as const satisfies MailEvent;
