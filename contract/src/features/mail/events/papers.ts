import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const paperMails = {
  paperReceived: {
    to: 'admins',
    needs: 'papers.publish',
    optional: true,
    path: paths.reviewResearch,
    fields: ['title', 'author'],
    english: {
      choice: 'Somebody submits a paper',
      subject: (lab) => `${lab}: a new paper waits for review`,
      sentence: (title, author) => `${author} has submitted “${title}”.`,
    },
    german: {
      choice: 'Jemand reicht eine Arbeit ein',
      subject: (lab) => `${lab}: eine neue Arbeit wartet auf Begutachtung`,
      sentence: (title, author) => `${author} hat „${title}“ eingereicht.`,
    },
  },
  paperFeedback: {
    to: 'person',
    optional: true,
    path: paths.pendingPapers,
    fields: ['title'],
    english: {
      choice: 'Feedback on my paper',
      subject: (lab) => `${lab}: feedback on your paper`,
      sentence: (title) => `The lab has left feedback on your paper “${title}”.`,
    },
    german: {
      choice: 'Rückmeldung zu meiner Arbeit',
      subject: (lab) => `${lab}: Rückmeldung zu Ihrer Arbeit`,
      sentence: (title) => `Zu Ihrer Arbeit „${title}“ gibt es eine Rückmeldung.`,
    },
  },
  paperFeedbackWaits: {
    to: 'person',
    optional: true,
    path: paths.pendingPapers,
    fields: ['title', 'days'],
    english: {
      choice: 'Feedback on my paper has waited for some days',
      subject: (lab) => `${lab}: your paper waits for you`,
      sentence: (title, days) =>
        `The feedback on your paper “${title}” has waited for ${days} days. The lab goes on when you have revised it.`,
      oneDay: (title) =>
        `The feedback on your paper “${title}” has waited for a day. The lab goes on when you have revised it.`,
    },
    german: {
      choice: 'Rückmeldung zu meiner Arbeit wartet seit einigen Tagen',
      subject: (lab) => `${lab}: Ihre Arbeit wartet auf Sie`,
      sentence: (title, days) =>
        `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit ${days} Tagen. Es geht weiter, wenn Sie sie überarbeitet haben.`,
      oneDay: (title) =>
        `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit einem Tag. Es geht weiter, wenn Sie sie überarbeitet haben.`,
    },
  },
  paperRevised: {
    to: 'person',
    needs: 'papers.publish',
    optional: true,
    path: paths.reviewResearch,
    fields: ['title', 'author'],
    english: {
      choice: 'An author has revised a paper after my feedback',
      subject: (lab) => `${lab}: a paper has been revised`,
      sentence: (title, author) => `${author} has revised “${title}” after your feedback.`,
    },
    german: {
      choice: 'Jemand hat eine Arbeit nach meiner Rückmeldung überarbeitet',
      subject: (lab) => `${lab}: eine Arbeit wurde überarbeitet`,
      sentence: (title, author) => `${author} hat „${title}“ nach Ihrer Rückmeldung überarbeitet.`,
    },
  },
  paperPublished: {
    to: 'person',
    decision: { kind: 'paper', result: 'published' },
    path: paths.dashboard,
    fields: ['title'],
    english: {
      choice: 'My paper was published',
      subject: (lab) => `${lab}: a decision about your paper`,
      sentence: (title) => `Your paper “${title}” was published.`,
    },
    german: {
      choice: 'Meine Arbeit wurde veröffentlicht',
      subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
      sentence: (title) => `Ihre Arbeit „${title}“ wurde veröffentlicht.`,
    },
  },
  paperRejected: {
    to: 'person',
    decision: { kind: 'paper', result: 'rejected' },
    path: paths.pendingPapers,
    fields: ['title'],
    english: {
      choice: 'My paper was rejected',
      subject: (lab) => `${lab}: a decision about your paper`,
      sentence: (title) => `Your paper “${title}” was rejected.`,
    },
    german: {
      choice: 'Meine Arbeit wurde abgelehnt',
      subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
      sentence: (title) => `Ihre Arbeit „${title}“ wurde abgelehnt.`,
    },
  },
  paperCorrected: {
    to: 'person',
    optional: true,
    decision: { kind: 'paper', result: 'corrected' },
    path: paths.dashboard,
    fields: ['title'],
    english: {
      choice: 'My paper was corrected',
      subject: (lab) => `${lab}: your paper has been corrected`,
      sentence: (title) => `The lab has corrected your paper “${title}”.`,
    },
    german: {
      choice: 'Meine Arbeit wurde berichtigt',
      subject: (lab) => `${lab}: Ihre Arbeit wurde berichtigt`,
      sentence: (title) => `Das Labor hat Ihre Arbeit „${title}“ berichtigt.`,
    },
  },
  paperRetracted: {
    to: 'person',
    decision: { kind: 'paper', result: 'retracted' },
    path: paths.pendingPapers,
    fields: ['title'],
    english: {
      choice: 'My paper was removed from the site',
      subject: (lab) => `${lab}: a decision about your paper`,
      sentence: (title) => `The lab has removed your paper “${title}” from the site.`,
    },
    german: {
      choice: 'Meine Arbeit wurde von der Website entfernt',
      subject: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
      sentence: (title) => `Das Labor hat Ihre Arbeit „${title}“ von der Website entfernt.`,
    },
  },
  paperMerged: {
    to: 'person',
    optional: true,
    decision: { kind: 'paper', result: 'merged' },
    path: paths.dashboard,
    fields: ['title'],
    english: {
      choice: 'My paper became a version of another work',
      subject: (lab) => `${lab}: your paper has moved`,
      sentence: (title) => `Your paper “${title}” is shown as a version of another work now.`,
    },
    german: {
      choice: 'Meine Arbeit wurde Fassung einer anderen Arbeit',
      subject: (lab) => `${lab}: Ihre Arbeit ist umgezogen`,
      sentence: (title) => `Ihre Arbeit „${title}“ erscheint jetzt als Fassung einer anderen Arbeit.`,
    },
  },
} as const satisfies Record<string, MailEvent>;
