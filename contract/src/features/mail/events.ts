/** What people are told when something happens: to whom it goes, and the page that it leads to. */
import { paths } from '../pages/paths.ts';

/**
 * `admins`: those who have the right when the mail is sent. `person`: one account. `address`: an address that has no account yet.
 * `subscriber`: somebody who gets news, and `asker`: who wants to, before they have confirmed the address.
 */
type Receiver = 'admins' | 'person' | 'address' | 'subscriber' | 'asker';

interface MailEvent {
  readonly to: Receiver;
  /** Whether a person may do without the mail; the bell shows it all the same. */
  readonly optional: boolean;
  /** Where it leads, unless the record has a page of its own. */
  readonly path: string;
  /** Only under the bell. */
  readonly noMail?: true;
  /** Sent although the account is disabled. */
  readonly evenDisabled?: true;
  /** Its link holds a secret, which is not kept after sending and not shown to admins. */
  readonly secret?: true;
  /** The reader waits for it at the screen, so a part of each hour's mails is kept for it. */
  readonly awaited?: true;
  /** One person, who is always an admin. */
  readonly adminOnly?: true;
  /** What an answer to the mail becomes, where the lab takes answers: the reply of the message, or a new message. */
  readonly answer?: 'reply' | 'message';
}

const toAdmins = (path: string): MailEvent => ({ to: 'admins', optional: true, path });
const news = (path: string): MailEvent => ({ to: 'person', optional: true, path });
/** Decisions about a person, which they must learn of. */
const decision = (path: string): MailEvent => ({ to: 'person', optional: false, path });

const mailEvents = {
  applicationReceived: toAdmins(paths.applications),
  applicationConfirmed: news(paths.myApplication),
  applicationFeedback: news(paths.myApplication),
  applicationAccepted: decision(paths.profile),
  applicationDeclined: decision(paths.myApplication),
  deadlineNear: news(paths.joinUs),
  paperReceived: toAdmins(paths.reviewResearch),
  paperFeedback: news(paths.pendingPapers),
  paperFeedbackWaits: news(paths.pendingPapers),
  paperRevised: { ...news(paths.reviewResearch), adminOnly: true },
  paperPublished: decision(paths.dashboard),
  paperRejected: decision(paths.pendingPapers),
  paperCorrected: news(paths.dashboard),
  paperRetracted: decision(paths.pendingPapers),
  paperMerged: news(paths.dashboard),
  messageReceived: { ...toAdmins(paths.manageContacts), answer: 'reply' },
  messageReplied: { ...news(paths.myContacts), answer: 'message' },
  answerNotTaken: decision(paths.contactUs),
  barrierReported: toAdmins(paths.barriers),
  nameTaken: toAdmins(paths.teamMembers),
  roleGiven: decision(paths.dashboard),
  roleTaken: decision(paths.dashboard),
  teamLeft: { ...decision(paths.profile), evenDisabled: true },
  teamReturned: decision(paths.profile),
  accountDisabled: { ...decision(paths.contactUs), evenDisabled: true },
  invitation: { to: 'address', optional: false, path: paths.invitation, secret: true, awaited: true },
  subscriptionAsked: { to: 'asker', optional: false, path: paths.subscription, secret: true, awaited: true },
  newsPublished: { to: 'subscriber', optional: true, path: paths.news },
  retentionAnnounced: decision(paths.dashboard),
  importFinished: { ...news(paths.importWorks), adminOnly: true },
  waiting: toAdmins(paths.dashboard),
  moreFromPerson: toAdmins(paths.dashboard),
  mailFailed: { ...toAdmins(paths.outbox), noMail: true },
  testMail: { to: 'person', optional: false, path: paths.outbox, awaited: true },
} as const satisfies Record<string, MailEvent>;

export type MailEventName = keyof typeof mailEvents;

export const mailEventNames = Object.keys(mailEvents) as [MailEventName, ...MailEventName[]];

export const mailEventOf = (name: MailEventName): MailEvent => mailEvents[name];

/** Those that can reach a person by mail, of which they may choose the optional ones. */
export const eventsFor = (admin: boolean) =>
  mailEventNames.filter((name) => {
    const { to, noMail, adminOnly } = mailEventOf(name);
    if (noMail || name === 'testMail' || (to !== 'admins' && to !== 'person')) return false;
    return admin || (to === 'person' && !adminOnly);
  });

export const isMailEvent = (name: string): name is MailEventName => Object.hasOwn(mailEvents, name);
