import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const waiting = {
  to: 'admins',
  optional: true,
  path: paths.dashboard,
  fields: ['what', 'days'],
  // Notices of earlier versions do not say how many.
  defaultDays: 3,
  english: {
    choice: 'Once a day: what has waited for some days',
    subject: (lab) => `${lab}: something waits for you`,
    sentence: (what, days) => `This has waited for ${days} days or longer: ${what}.`,
    oneDay: (what) => `This has waited for a day or longer: ${what}.`,
  },
  german: {
    choice: 'Einmal am Tag: was seit einigen Tagen wartet',
    subject: (lab) => `${lab}: etwas wartet auf Sie`,
    sentence: (what, days) => `Das wartet seit ${days} Tagen oder länger: ${what}.`,
    oneDay: (what) => `Das wartet seit einem Tag oder länger: ${what}.`,
  },
} as const satisfies MailEvent;
