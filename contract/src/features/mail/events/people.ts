import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const peopleMails = {
  nameTaken: {
    to: 'admins',
    needs: 'people.edit',
    optional: true,
    path: paths.teamMembers,
    fields: ['name', 'before'],
    english: {
      choice: 'Somebody on the team takes a name that a colleague has',
      subject: (lab) => `${lab}: two people with one name`,
      sentence: (name, before) =>
        `${before} has taken a name on the team that a colleague has: ${name}. Please look whether this is right.`,
    },
    german: {
      choice: 'Jemand im Team nimmt einen Namen an, den schon jemand hat',
      subject: (lab) => `${lab}: zwei Personen mit einem Namen`,
      sentence: (name, before) =>
        `${before} trägt im Team jetzt einen Namen, den schon jemand hat: ${name}. Bitte sehen Sie nach, ob das stimmt.`,
    },
  },
  roleGiven: {
    to: 'person',
    path: paths.dashboard,
    fields: ['right'],
    english: {
      choice: 'I was given a right',
      subject: (lab) => `${lab}: your account`,
      sentence: (right) => `You now have this right: ${right}.`,
    },
    german: {
      choice: 'Ich habe ein Recht erhalten',
      subject: (lab) => `${lab}: Ihr Konto`,
      sentence: (right) => `Sie haben jetzt dieses Recht: ${right}.`,
    },
  },
  roleTaken: {
    to: 'person',
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
  },
  teamLeft: {
    to: 'person',
    decision: { kind: 'team', result: 'left' },
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
  },
  teamReturned: {
    to: 'person',
    decision: { kind: 'team', result: 'returned' },
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
  },
  accountDisabled: {
    to: 'person',
    path: paths.contactUs,
    evenDisabled: true,
    fields: [],
    english: {
      choice: 'My account was disabled',
      subject: (lab) => `${lab}: your account`,
      sentence: (lab) => `Your account at ${lab} was disabled, so you can no longer sign in with it.`,
    },
    german: {
      choice: 'Mein Konto wurde gesperrt',
      subject: (lab) => `${lab}: Ihr Konto`,
      sentence: (lab) => `Ihr Konto bei ${lab} wurde gesperrt. Sie können sich damit nicht mehr anmelden.`,
    },
  },
  invitation: {
    to: 'address',
    path: paths.invitation,
    secret: true,
    awaited: true,
    fields: [],
    english: {
      choice: 'Invitation',
      subject: (lab) => `${lab}: your invitation`,
      sentence: (lab) => `${lab} invites you to make an account. The invitation is valid for two weeks.`,
    },
    german: {
      choice: 'Einladung',
      subject: (lab) => `${lab}: Ihre Einladung`,
      sentence: (lab) => `${lab} lädt Sie ein, ein Konto anzulegen. Die Einladung gilt zwei Wochen.`,
    },
  },
} as const satisfies Record<string, MailEvent>;
