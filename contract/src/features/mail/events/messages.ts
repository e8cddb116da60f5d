import { paths } from '../../pages/paths.ts';
import type { MailEvent } from './event.ts';

export const messageMails = {
  messageReceived: {
    to: 'admins',
    needs: 'messages.answer',
    optional: true,
    path: paths.manageContacts,
    answer: 'reply',
    fields: ['person'],
    english: {
      choice: 'Somebody writes to the lab',
      subject: (lab) => `${lab}: a new message`,
      sentence: (person) => `${person} has written to the lab.`,
    },
    german: {
      choice: 'Jemand schreibt dem Labor',
      subject: (lab) => `${lab}: eine neue Nachricht`,
      sentence: (person) => `${person} hat dem Labor geschrieben.`,
    },
  },
  messageReplied: {
    to: 'person',
    optional: true,
    path: paths.myContacts,
    answer: 'message',
    fields: ['message'],
    english: {
      choice: 'The lab answers my message',
      subject: (lab) => `${lab}: a reply to your message`,
      sentence: (message) => `The lab has answered your message: “${message}”`,
    },
    german: {
      choice: 'Das Labor antwortet auf meine Nachricht',
      subject: (lab) => `${lab}: eine Antwort auf Ihre Nachricht`,
      sentence: (message) => `Das Labor hat auf Ihre Nachricht geantwortet: „${message}“`,
    },
  },
  answerNotTaken: {
    to: 'person',
    path: paths.contactUs,
    fields: ['reason'],
    english: {
      choice: 'An answer of mine by mail was not sent on',
      subject: (lab) => `${lab}: your answer by mail`,
      sentence: (reason) => `Your answer by mail was not sent on. ${reason}`,
    },
    german: {
      choice: 'Eine Antwort von mir per Mail wurde nicht weitergegeben',
      subject: (lab) => `${lab}: Ihre Antwort per Mail`,
      sentence: (reason) => `Ihre Antwort per Mail wurde nicht weitergegeben. ${reason}`,
    },
  },
  barrierReported: {
    to: 'admins',
    needs: 'barriers.answer',
    optional: true,
    path: paths.barriers,
    fields: ['page'],
    english: {
      choice: 'Somebody reports a barrier',
      subject: (lab) => `${lab}: a barrier was reported`,
      sentence: (page) => `Somebody has reported a barrier: ${page}.`,
    },
    german: {
      choice: 'Jemand meldet eine Barriere',
      subject: (lab) => `${lab}: eine Barriere wurde gemeldet`,
      sentence: (page) => `Jemand hat eine Barriere gemeldet: ${page}.`,
    },
  },
} as const satisfies Record<string, MailEvent>;
