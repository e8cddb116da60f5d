import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const newsPublished = {
  to: 'subscriber',
  optional: true,
  path: paths.news,
  fields: ['title', 'summary'],
  english: {
    choice: 'News for subscribers',
    subject: (lab) => `${lab}: news`,
    sentence: (title, summary) => `“${title}”. ${summary}`,
  },
  german: {
    choice: 'Neuigkeiten für Abonnements',
    subject: (lab) => `${lab}: Neuigkeiten`,
    sentence: (title, summary) => `„${title}“. ${summary}`,
  },
} as const satisfies MailEvent;
