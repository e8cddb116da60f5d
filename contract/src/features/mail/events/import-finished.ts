import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const importFinished = {
  to: 'person',
  optional: true,
  path: paths.importWorks,
  adminOnly: true,
  fields: ['file'],
  english: {
    choice: 'An import of mine has finished',
    subject: (lab) => `${lab}: the import has finished`,
    sentence: (file) => `The import of ${file} has finished.`,
  },
  german: {
    choice: 'Ein Import von mir ist fertig',
    subject: (lab) => `${lab}: der Import ist fertig`,
    sentence: (file) => `Der Import von ${file} ist fertig.`,
  },
} as const satisfies MailEvent;
