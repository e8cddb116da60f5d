/**
 * All that people are notified of, in the order in which they choose among it. Each event is declared in the
 * file of its area in `events/`.
 */

import { can, type Role } from '../../api/rights.ts';
import { applicationMails } from './events/applications.ts';
import type { MailEvent, MailWords, Receivers, Value } from './events/event.ts';
import { labMails } from './events/lab.ts';
import { messageMails } from './events/messages.ts';
import { paperMails } from './events/papers.ts';
import { peopleMails } from './events/people.ts';
import { subscriberMails } from './events/subscribers.ts';

const mailEvents = {
  ...applicationMails,
  ...paperMails,
  ...messageMails,
  ...peopleMails,
  ...subscriberMails,
  ...labMails,
};

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
export const eventsFor = (person: { role: Role }) =>
  mailEventNames.filter((name) => {
    const { to, noMail, needs } = mailEventOf(name);
    if (noMail || name === 'testMail' || (to !== 'admins' && to !== 'person')) return false;
    return !needs || can(person, needs);
  });

export const isMailEvent = (name: string): name is MailEventName => Object.hasOwn(mailEvents, name);

/** One text of each event in a language. */
export function textsOf<Key extends keyof MailWords>(language: 'english' | 'german', key: Key) {
  const texts = mailEventNames.map((name) => [name, mailEventOf(name)[language][key]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text)) as Record<MailEventName, MailWords[Key]>;
}
