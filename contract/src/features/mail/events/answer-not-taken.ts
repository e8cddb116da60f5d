import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const answerNotTaken = {
  to: 'person',
  optional: false,
  path: paths.contactUs,
  fields: ['reason'],
  english: {
    choice: 'An answer of mine by mail was not sent on',
    subject: (lab) => `${lab}: your answer by mail`,
    sentence: (reason) => `Your answer by mail was not sent on. ${reason}`,
  },
  german: {
    choice: 'Eine Antwort von mir per Mail wurde nicht weitergegeben',
    subject: (lab) => `${lab}: Ihre Antwort per Mail`,
    sentence: (reason) => `Ihre Antwort per Mail wurde nicht weitergegeben. ${reason}`,
  },
} as const satisfies MailEvent;
