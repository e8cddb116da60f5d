import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const barrierReported = {
  to: 'admins',
  optional: true,
  path: paths.barriers,
  fields: ['page'],
  english: {
    choice: 'Somebody reports a barrier',
    subject: (lab) => `${lab}: a barrier was reported`,
    sentence: (page) => `Somebody has reported a barrier: ${page}.`,
  },
  german: {
    choice: 'Jemand meldet eine Barriere',
    subject: (lab) => `${lab}: eine Barriere wurde gemeldet`,
    sentence: (page) => `Jemand hat eine Barriere gemeldet: ${page}.`,
  },
} as const satisfies MailEvent;
