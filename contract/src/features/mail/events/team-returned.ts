import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const teamReturned = {
  to: 'person',
  optional: false,
  path: paths.profile,
  fields: [],
  english: {
    choice: 'I am on the team again',
    subject: (lab) => `${lab}: your place on the team`,
    sentence: (lab) => `You are on the team of ${lab} again.`,
  },
  german: {
    choice: 'Ich gehöre wieder zum Team',
    subject: (lab) => `${lab}: Ihr Platz im Team`,
    sentence: (lab) => `Sie gehören wieder zum Team von ${lab}.`,
  },
} as const satisfies MailEvent;
