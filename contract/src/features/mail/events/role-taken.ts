import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const roleTaken = {
  to: 'person',
  optional: false,
  path: paths.dashboard,
  fields: ['right'],
  english: {
    choice: 'A right was taken from me',
    subject: (lab) => `${lab}: your account`,
    sentence: (right) => `You no longer have this right: ${right}.`,
  },
  german: {
    choice: 'Mir wurde ein Recht genommen',
    subject: (lab) => `${lab}: Ihr Konto`,
    sentence: (right) => `Sie haben dieses Recht nicht mehr: ${right}.`,
  },
} as const satisfies MailEvent;
