import { words } from '../../texts/words.ts';
import type { NotTaken } from './events/event.ts';
import { textsOf } from './events.ts';

export const germanOfEvents = {
  subjects: textsOf('german', 'subject'),
  sentences: textsOf('german', 'sentence'),
  oneDay: textsOf('german', 'oneDay'),
};

export const mailTexts = words(
  'mail',
  {
    subjects: textsOf('english', 'subject'),
    sentences: textsOf('english', 'sentence'),
    /** The same when it is one day. */
    oneDay: textsOf('english', 'oneDay'),
    greeting: (name: string) => `Hello ${name},`,
    greetingNobody: 'Hello,',
    /** Above what somebody wrote. */
    wrote: 'They wrote:',
    youWrote: 'This was written:',
    open: 'Open',
    /** In mails to which one can answer. */
    answer: {
      reply: 'You can answer this mail. What you write is sent to them as the reply of the lab, once.',
      message: 'You can answer this mail, once. What you write reaches the lab as a new message.',
    },
    why: {
      admins: (lab: string) => `You get this because you are an admin of ${lab}.`,
      person: (lab: string) => `You get this because you have an account at ${lab}.`,
      address: (lab: string) => `You get this once, because an admin of ${lab} entered your address.`,
      subscriber: (lab: string) => `You get this because you have subscribed to the news of ${lab}.`,
      asker: (lab: string) =>
        `You get this because your address was entered on the site of ${lab}. If that was not you, do nothing: you get no more mail.`,
    },
    stop: (address: string) => `You can choose which mail you get: ${address}`,
    leave: (address: string) => `You can leave with one press: ${address}`,
    always: 'It is always sent, because it is about your rights or your records.',
    /** Why an answer by mail was not sent on. */
    notTaken: {
      empty: 'There was nothing in it besides what it quotes.',
      tooLong: 'It is too long for a message.',
      answered: 'This message has already been answered.',
      second: 'You have already answered this mail.',
      gone: 'The message no longer exists.',
      ended: 'Mails of the lab can be answered for 30 days.',
      unknown: 'It went to an address that the lab has not given to you.',
      noRight: 'Only admins of the lab can reply to messages.',
      otherAddress: 'It came from another address than that of your account.',
    } satisfies Record<NotTaken, string>,
    /** Rights that are given and taken. */
    rights: {
      admin: 'admin',
      writer: 'writer',
      editor: 'editor',
      contributor: 'contributor',
      reviewer: 'reviewer of papers',
      recruiter: 'recruiter',
    },
    waitingParts: {
      applications: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
      papers: (count: number) => (count === 1 ? '1 paper' : `${count} papers`),
      messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
      barriers: (count: number) => (count === 1 ? '1 reported barrier' : `${count} reported barriers`),
    },
  } as const,
  { de: germanOfEvents },
);
