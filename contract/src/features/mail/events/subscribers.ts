import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const subscriberMails = {
  subscriptionAsked: {
    to: 'asker',
    path: paths.subscription,
    secret: true,
    awaited: true,
    fields: [],
    english: {
      choice: 'Confirmation of a subscription',
      subject: (lab) => `${lab}: please confirm your address`,
      sentence: (lab) =>
        `Somebody, probably you, wants to get the news of ${lab} at this address. Open the link within two days and confirm it.`,
    },
    german: {
      choice: 'Bestätigung eines Abonnements',
      subject: (lab) => `${lab}: bitte bestätigen Sie Ihre Adresse`,
      sentence: (lab) =>
        `Jemand, wahrscheinlich Sie, möchte die Neuigkeiten von ${lab} an dieser Adresse erhalten. Öffnen Sie den Link innerhalb von zwei Tagen und bestätigen Sie das.`,
    },
  },
  newsPublished: {
    to: 'subscriber',
    optional: true,
    path: paths.news,
    fields: ['title', 'summary'],
    english: {
      choice: 'News for subscribers',
      subject: (lab) => `${lab}: news`,
      sentence: (title, summary) => `“${title}”. ${summary}`,
    },
    german: {
      choice: 'Neuigkeiten für Abonnements',
      subject: (lab) => `${lab}: Neuigkeiten`,
      sentence: (title, summary) => `„${title}“. ${summary}`,
    },
  },
} as const satisfies Record<string, MailEvent>;
