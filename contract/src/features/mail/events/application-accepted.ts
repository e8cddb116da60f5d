import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationAccepted = {
  to: 'person',
  optional: false,
  path: paths.profile,
  fields: ['position'],
  english: {
    choice: 'My application was accepted',
    subject: (lab) => `${lab}: a decision about your application`,
    sentence: (position) =>
      `Your application for “${position}” was accepted. You are on the team. Your page shows your name, your role and your picture, and what you or the lab have chosen. In your profile you add the rest.`,
  },
  german: {
    choice: 'Meine Bewerbung wurde angenommen',
    subject: (lab) => `${lab}: eine Entscheidung über Ihre Bewerbung`,
    sentence: (position) =>
      `Ihre Bewerbung für „${position}“ wurde angenommen. Sie gehören jetzt zum Team. Ihre Seite zeigt Name, Rolle und Bild, und was Sie oder das Labor gewählt haben. In Ihrem Profil ergänzen Sie den Rest.`,
  },
} as const satisfies MailEvent;
