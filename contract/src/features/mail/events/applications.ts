import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const applicationMails = {
  applicationReceived: {
    to: 'admins',
    needs: 'applications.decide',
    optional: true,
    path: paths.applications,
    fields: ['person', 'position'],
    english: {
      choice: 'Somebody applies',
      subject: (lab) => `${lab}: a new application`,
      sentence: (person, position) => `${person} applies for: ${position}.`,
    },
    german: {
      choice: 'Jemand bewirbt sich',
      subject: (lab) => `${lab}: eine neue Bewerbung`,
      sentence: (person, position) => `${person} bewirbt sich für: ${position}.`,
    },
  },
  applicationConfirmed: {
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
  },
  applicationFeedback: {
    to: 'person',
    optional: true,
    path: paths.myApplication,
    fields: ['position'],
    english: {
      choice: 'Feedback on my application',
      subject: (lab) => `${lab}: feedback on your application`,
      sentence: (position) => `The lab has left feedback on your application for “${position}”.`,
    },
    german: {
      choice: 'Rückmeldung zu meiner Bewerbung',
      subject: (lab) => `${lab}: Rückmeldung zu Ihrer Bewerbung`,
      sentence: (position) => `Zu Ihrer Bewerbung für „${position}“ gibt es eine Rückmeldung.`,
    },
  },
  applicationAccepted: {
    to: 'person',
    decision: { kind: 'application', result: 'accepted' },
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
  },
  applicationDeclined: {
    to: 'person',
    decision: { kind: 'application', result: 'declined' },
    path: paths.myApplication,
    fields: ['position'],
    english: {
      choice: 'My application was declined',
      subject: (lab) => `${lab}: a decision about your application`,
      sentence: (position) => `Your application for “${position}” was declined.`,
    },
    german: {
      choice: 'Meine Bewerbung wurde abgelehnt',
      subject: (lab) => `${lab}: eine Entscheidung über Ihre Bewerbung`,
      sentence: (position) => `Ihre Bewerbung für „${position}“ wurde abgelehnt.`,
    },
  },
  deadlineNear: {
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
  },
} as const satisfies Record<string, MailEvent>;
