import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const testMail = {
  to: 'person',
  optional: false,
  path: paths.outbox,
  awaited: true,
  fields: [],
  english: {
    choice: 'Test',
    subject: (lab) => `${lab}: a test`,
    sentence: (lab) => `This is a test. The mail of ${lab} works.`,
  },
  german: {
    choice: 'Probe',
    subject: (lab) => `${lab}: eine Probe`,
    sentence: (lab) => `Das ist eine Probe. Die Mail von ${lab} funktioniert.`,
  },
} as const satisfies MailEvent;
