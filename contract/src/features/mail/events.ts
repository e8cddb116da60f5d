/**
 * All that people are told of, in the order in which they choose among it. A new one is a file in `events/`
 * and a row here.
 */

import { accountDisabled } from './events/account-disabled.ts';
import { answerNotTaken } from './events/answer-not-taken.ts';
import { applicationAccepted } from './events/application-accepted.ts';
import { applicationConfirmed } from './events/application-confirmed.ts';
import { applicationDeclined } from './events/application-declined.ts';
import { applicationFeedback } from './events/application-feedback.ts';
import { applicationReceived } from './events/application-received.ts';
import { barrierReported } from './events/barrier-reported.ts';
import { deadlineNear } from './events/deadline-near.ts';
import type { MailEvent, MailWords, Receivers, Value } from './events/event.ts';
import { importFinished } from './events/import-finished.ts';
import { invitation } from './events/invitation.ts';
import { mailFailed } from './events/mail-failed.ts';
import { messageReceived } from './events/message-received.ts';
import { messageReplied } from './events/message-replied.ts';
import { moreFromPerson } from './events/more-from-person.ts';
import { nameTaken } from './events/name-taken.ts';
import { newsPublished } from './events/news-published.ts';
import { paperCorrected } from './events/paper-corrected.ts';
import { paperFeedback } from './events/paper-feedback.ts';
import { paperFeedbackWaits } from './events/paper-feedback-waits.ts';
import { paperMerged } from './events/paper-merged.ts';
import { paperPublished } from './events/paper-published.ts';
import { paperReceived } from './events/paper-received.ts';
import { paperRejected } from './events/paper-rejected.ts';
import { paperRetracted } from './events/paper-retracted.ts';
import { paperRevised } from './events/paper-revised.ts';
import { retentionAnnounced } from './events/retention-announced.ts';
import { roleGiven } from './events/role-given.ts';
import { roleTaken } from './events/role-taken.ts';
import { subscriptionAsked } from './events/subscription-asked.ts';
import { teamLeft } from './events/team-left.ts';
import { teamReturned } from './events/team-returned.ts';
import { testMail } from './events/test-mail.ts';
import { waiting } from './events/waiting.ts';

const mailEvents = {
  applicationReceived,
  applicationConfirmed,
  applicationFeedback,
  applicationAccepted,
  applicationDeclined,
  deadlineNear,
  paperReceived,
  paperFeedback,
  paperFeedbackWaits,
  paperRevised,
  paperPublished,
  paperRejected,
  paperCorrected,
  paperRetracted,
  paperMerged,
  messageReceived,
  messageReplied,
  answerNotTaken,
  barrierReported,
  nameTaken,
  roleGiven,
  roleTaken,
  teamLeft,
  teamReturned,
  accountDisabled,
  invitation,
  subscriptionAsked,
  newsPublished,
  retentionAnnounced,
  importFinished,
  waiting,
  moreFromPerson,
  mailFailed,
  testMail,
} as const satisfies Record<string, MailEvent>;

export type MailEventName = keyof typeof mailEvents;

export const mailEventNames = Object.keys(mailEvents) as [MailEventName, ...MailEventName[]];

/** What is known of what happened: the fields of the event, each with the type of its name. */
export type FieldsOf<Name extends MailEventName> = Fields<(typeof mailEvents)[Name]['fields'][number]>;

// `{}` would allow any field.
type Fields<Names extends string> = [Names] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in Names]: Value<Name> };

export type ReceiverOf<Name extends MailEventName> = Receivers[(typeof mailEvents)[Name]['to']];

export const mailEventOf = (name: MailEventName): MailEvent => mailEvents[name];

/** Those that can reach a person by mail, of which they may choose the optional ones. */
export const eventsFor = (admin: boolean) =>
  mailEventNames.filter((name) => {
    const { to, noMail, adminOnly } = mailEventOf(name);
    if (noMail || name === 'testMail' || (to !== 'admins' && to !== 'person')) return false;
    return admin || (to === 'person' && !adminOnly);
  });

export const isMailEvent = (name: string): name is MailEventName => Object.hasOwn(mailEvents, name);

/** One text of each event in a language. */
export function textsOf<Key extends keyof MailWords>(language: 'english' | 'german', key: Key) {
  const texts = mailEventNames.map((name) => [name, mailEventOf(name)[language][key]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text)) as Record<MailEventName, MailWords[Key]>;
}
