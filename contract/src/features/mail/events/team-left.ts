import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const teamLeft = {
  to: 'person',
  optional: false,
  path: paths.profile,
  evenDisabled: true,
  fields: [],
  english: {
    choice: 'I have left the team',
    subject: (lab) => `${lab}: your place on the team`,
    sentence: (lab) => `You are now among the alumni of ${lab}. Your page and your works stay.`,
  },
  german: {
    choice: 'Ich habe das Team verlassen',
    subject: (lab) => `${lab}: Ihr Platz im Team`,
    sentence: (lab) =>
      `Sie gehören jetzt zu den Ehemaligen von ${lab}. Ihre Seite und Ihre Arbeiten bleiben.`,
  },
} as const satisfies MailEvent;
