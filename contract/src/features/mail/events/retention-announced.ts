import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const retentionAnnounced = {
  to: 'person',
  optional: false,
  path: paths.dashboard,
  fields: ['name', 'day'],
  english: {
    choice: 'A record of mine will be deleted',
    subject: (lab) => `${lab}: something of yours will be deleted`,
    sentence: (name, day) =>
      `“${name}” will be deleted on ${day}, because the lab keeps such records for a limited time.`,
  },
  german: {
    choice: 'Etwas von mir wird gelöscht',
    subject: (lab) => `${lab}: etwas von Ihnen wird gelöscht`,
    sentence: (name, day) =>
      `„${name}“ wird am ${day} gelöscht, weil das Labor solche Angaben nur befristet aufbewahrt.`,
  },
} as const satisfies MailEvent;
