import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperPublished = {
  to: 'person',
  optional: false,
  path: paths.dashboard,
  fields: ['title'],
  english: {
    choice: 'My paper was published',
    subject: (lab) => `${lab}: a decision about your paper`,
    sentence: (title) => `Your paper “${title}” was published.`,
  },
  german: {
    choice: 'Meine Arbeit wurde veröffentlicht',
    subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    sentence: (title) => `Ihre Arbeit „${title}“ wurde veröffentlicht.`,
  },
} as const satisfies MailEvent;
