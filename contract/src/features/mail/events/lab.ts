import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const labMails = {
  retentionAnnounced: {
    to: 'person',
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
  },
  importFinished: {
    to: 'person',
    needs: 'papers.import',
    optional: true,
    path: paths.importWorks,
    fields: ['file'],
    english: {
      choice: 'An import of mine has finished',
      subject: (lab) => `${lab}: the import has finished`,
      sentence: (file) => `The import of ${file} has finished.`,
    },
    german: {
      choice: 'Ein Import von mir ist fertig',
      subject: (lab) => `${lab}: der Import ist fertig`,
      sentence: (file) => `Der Import von ${file} ist fertig.`,
    },
  },
  waiting: {
    to: 'admins',
    needs: 'desk.use',
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
  },
  moreFromPerson: {
    to: 'admins',
    needs: 'desk.use',
    optional: true,
    path: paths.dashboard,
    fields: ['person', 'count'],
    english: {
      choice: 'Somebody sends very much in one day',
      subject: (lab) => `${lab}: much comes from one person`,
      sentence: (person, count) =>
        `${person} has sent more than ${count} things today. What else comes from them is at the desk, without a mail for each.`,
    },
    german: {
      choice: 'Jemand schickt sehr viel an einem Tag',
      subject: (lab) => `${lab}: viel kommt von einer Person`,
      sentence: (person, count) =>
        `${person} hat heute mehr als ${count} Sendungen geschickt. Was noch kommt, liegt im Arbeitsbereich, ohne eine Mail für jede.`,
    },
  },
  mailFailed: {
    to: 'admins',
    needs: 'mail.settings',
    optional: true,
    path: paths.outbox,
    noMail: true,
    fields: [],
    english: {
      choice: 'Mail could not be sent',
      subject: (lab) => `${lab}: mail could not be sent`,
      sentence: (lab) => `${lab} could not send some of its mail. The outbox says why.`,
    },
    german: {
      choice: 'Mail konnte nicht gesendet werden',
      subject: (lab) => `${lab}: Mail konnte nicht gesendet werden`,
      sentence: (lab) => `${lab} konnte einen Teil seiner Mail nicht senden. Im Postausgang steht, warum.`,
    },
  },
  testMail: {
    to: 'person',
    path: paths.outbox,
    awaited: true,
    fields: [],
    english: {
      choice: 'Test',
      subject: (lab) => `${lab}: a test`,
      sentence: (lab) => `This is a test. The mail of ${lab} works.`,
    },
    german: {
      choice: 'Probe',
      subject: (lab) => `${lab}: eine Probe`,
      sentence: (lab) => `Das ist eine Probe. Die Mail von ${lab} funktioniert.`,
    },
  },
} as const satisfies Record<string, MailEvent>;
