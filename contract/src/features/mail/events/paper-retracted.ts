import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperRetracted = {
  to: 'person',
  optional: false,
  path: paths.pendingPapers,
  fields: ['title'],
  english: {
    choice: 'My paper was removed from the site',
    subject: (lab) => `${lab}: a decision about your paper`,
    sentence: (title) => `The lab has removed your paper “${title}” from the site.`,
  },
  german: {
    choice: 'Meine Arbeit wurde von der Website entfernt',
    subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    sentence: (title) => `Das Labor hat Ihre Arbeit „${title}“ von der Website entfernt.`,
  },
} as const satisfies MailEvent;
