import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const deadlineNear = {
  to: 'person',
  optional: true,
  path: paths.joinUs,
  fields: ['position', 'day'],
  english: {
    choice: 'The deadline of a position for which I have begun an application is near',
    subject: (lab) => `${lab}: your application`,
    sentence: (position, day) =>
      `You have begun an application for “${position}”, which can be sent until ${day}.`,
  },
  german: {
    choice: 'Die Frist einer Stelle endet, für die ich eine Bewerbung begonnen habe',
    subject: (lab) => `${lab}: Ihre Bewerbung`,
    sentence: (position, day) =>
      `Sie haben eine Bewerbung für „${position}“ begonnen, die Sie bis ${day} senden können.`,
  },
} as const satisfies MailEvent;
