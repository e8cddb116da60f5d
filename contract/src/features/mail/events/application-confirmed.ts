import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationConfirmed = {
  to: 'person',
  optional: true,
  path: paths.myApplication,
  fields: ['position'],
  english: {
    choice: 'My application has arrived',
    subject: (lab) => `${lab}: your application has arrived`,
    sentence: (position) =>
      `Your application for “${position}” has arrived. The lab will tell you its decision.`,
  },
  german: {
    choice: 'Meine Bewerbung ist angekommen',
    subject: (lab) => `${lab}: Ihre Bewerbung ist angekommen`,
    sentence: (position) =>
      `Ihre Bewerbung für „${position}“ ist angekommen. Das Labor teilt Ihnen seine Entscheidung mit.`,
  },
} as const satisfies MailEvent;
