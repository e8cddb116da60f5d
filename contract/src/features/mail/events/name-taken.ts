import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const nameTaken = {
  to: 'admins',
  optional: true,
  path: paths.teamMembers,
  fields: ['name', 'before'],
  english: {
    choice: 'Somebody on the team takes a name that a colleague has',
    subject: (lab) => `${lab}: two people with one name`,
    sentence: (name, before) =>
      `${before} has taken a name on the team that a colleague has: ${name}. Please look whether this is right.`,
  },
  german: {
    choice: 'Jemand im Team nimmt einen Namen an, den schon jemand hat',
    subject: (lab) => `${lab}: zwei Personen mit einem Namen`,
    sentence: (name, before) =>
      `${before} trägt im Team jetzt einen Namen, den schon jemand hat: ${name}. Bitte sehen Sie nach, ob das stimmt.`,
  },
} as const satisfies MailEvent;
