import { words } from '../../texts/words.ts';

/** Subjects name nothing that only the reader may know, as they appear on locked screens and in other people's view. */
export const mailTexts = words('mail', {
  subjects: {
    applicationReceived: (lab: string) => `${lab}: a new application`,
    applicationConfirmed: (lab: string) => `${lab}: your application has arrived`,
    applicationFeedback: (lab: string) => `${lab}: feedback on your application`,
    applicationAccepted: (lab: string) => `${lab}: a decision about your application`,
    applicationDeclined: (lab: string) => `${lab}: a decision about your application`,
    deadlineNear: (lab: string) => `${lab}: your application`,
    paperReceived: (lab: string) => `${lab}: a new paper waits for review`,
    paperFeedback: (lab: string) => `${lab}: feedback on your paper`,
    paperFeedbackWaits: (lab: string) => `${lab}: your paper waits for you`,
    paperRevised: (lab: string) => `${lab}: a paper has been revised`,
    paperPublished: (lab: string) => `${lab}: a decision about your paper`,
    paperRejected: (lab: string) => `${lab}: a decision about your paper`,
    paperCorrected: (lab: string) => `${lab}: your paper has been corrected`,
    paperRetracted: (lab: string) => `${lab}: a decision about your paper`,
    paperMerged: (lab: string) => `${lab}: your paper has moved`,
    messageReceived: (lab: string) => `${lab}: a new message`,
    messageReplied: (lab: string) => `${lab}: a reply to your message`,
    answerNotTaken: (lab: string) => `${lab}: your answer by mail`,
    barrierReported: (lab: string) => `${lab}: a barrier was reported`,
    nameTaken: (lab: string) => `${lab}: two people with one name`,
    roleGiven: (lab: string) => `${lab}: your account`,
    roleTaken: (lab: string) => `${lab}: your account`,
    teamLeft: (lab: string) => `${lab}: your place on the team`,
    teamReturned: (lab: string) => `${lab}: your place on the team`,
    accountDisabled: (lab: string) => `${lab}: your account`,
    invitation: (lab: string) => `${lab}: your invitation`,
    subscriptionAsked: (lab: string) => `${lab}: please confirm your address`,
    newsPublished: (lab: string) => `${lab}: news`,
    retentionAnnounced: (lab: string) => `${lab}: something of yours will be deleted`,
    importFinished: (lab: string) => `${lab}: the import has finished`,
    waiting: (lab: string) => `${lab}: something waits for you`,
    moreFromPerson: (lab: string) => `${lab}: much comes from one person`,
    mailFailed: (lab: string) => `${lab}: mail could not be sent`,
    testMail: (lab: string) => `${lab}: a test`,
  },
  /** The bell shows these too. {1}: the name of what it is about. */
  sentences: {
    applicationReceived: (person: string, position: string) => `${person} applies for: ${position}.`,
    applicationConfirmed: (position: string) =>
      `Your application for “${position}” has arrived. The lab will tell you its decision.`,
    applicationFeedback: (position: string) =>
      `The lab has left feedback on your application for “${position}”.`,
    applicationAccepted: (position: string) =>
      `Your application for “${position}” was accepted. You are on the team. Your page shows your name, your role and your picture, and what you or the lab have chosen. In your profile you add the rest.`,
    applicationDeclined: (position: string) => `Your application for “${position}” was declined.`,
    deadlineNear: (position: string, day: string) =>
      `You have begun an application for “${position}”, which can be sent until ${day}.`,
    paperReceived: (title: string, author: string) => `${author} has submitted “${title}”.`,
    paperFeedback: (title: string) => `The lab has left feedback on your paper “${title}”.`,
    paperFeedbackWaits: (title: string, days: string) =>
      `The feedback on your paper “${title}” has waited for ${days} days. The lab goes on when you have revised it.`,
    paperRevised: (title: string, author: string) => `${author} has revised “${title}” after your feedback.`,
    paperPublished: (title: string) => `Your paper “${title}” was published.`,
    paperRejected: (title: string) => `Your paper “${title}” was rejected.`,
    paperCorrected: (title: string) => `The lab has corrected your paper “${title}”.`,
    paperRetracted: (title: string) => `The lab has removed your paper “${title}” from the site.`,
    paperMerged: (title: string) => `Your paper “${title}” is shown as a version of another work now.`,
    messageReceived: (person: string) => `${person} has written to the lab.`,
    messageReplied: (message: string) => `The lab has answered your message: “${message}”`,
    answerNotTaken: (reason: string) => `Your answer by mail was not sent on. ${reason}`,
    barrierReported: (page: string) => `Somebody has reported a barrier: ${page}.`,
    nameTaken: (name: string, before: string) =>
      `${before} has taken a name on the team that a colleague has: ${name}. Please look whether this is right.`,
    roleGiven: (role: string) => `You now have this right: ${role}.`,
    roleTaken: (role: string) => `You no longer have this right: ${role}.`,
    teamLeft: (lab: string) => `You are now among the alumni of ${lab}. Your page and your works stay.`,
    teamReturned: (lab: string) => `You are on the team of ${lab} again.`,
    accountDisabled: (lab: string) =>
      `Your account at ${lab} was disabled, so you can no longer sign in with it.`,
    invitation: (lab: string) =>
      `${lab} invites you to make an account. The invitation is valid for two weeks.`,
    subscriptionAsked: (lab: string) =>
      `Somebody, probably you, wants to get the news of ${lab} at this address. Open the link within two days and confirm it.`,
    newsPublished: (title: string, summary: string) => `“${title}”. ${summary}`,
    retentionAnnounced: (name: string, day: string) =>
      `“${name}” will be deleted on ${day}, because the lab keeps such records for a limited time.`,
    importFinished: (file: string) => `The import of ${file} has finished.`,
    waiting: (what: string, days: string) => `This has waited for ${days} days or longer: ${what}.`,
    moreFromPerson: (person: string, count: string) =>
      `${person} has sent more than ${count} things today. What else comes from them is at the desk, without a mail for each.`,
    mailFailed: (lab: string) => `${lab} could not send some of its mail. The outbox says why.`,
    testMail: (lab: string) => `This is a test. The mail of ${lab} works.`,
  },
  /** The same when it is one day. */
  oneDay: {
    paperFeedbackWaits: (title: string) =>
      `The feedback on your paper “${title}” has waited for a day. The lab goes on when you have revised it.`,
    waiting: (what: string) => `This has waited for a day or longer: ${what}.`,
  },
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
  },
  /** Rights that are given and taken. */
  rights: { admin: 'admin', writer: 'writer' },
  waitingParts: {
    applications: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    papers: (count: number) => (count === 1 ? '1 paper' : `${count} papers`),
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    barriers: (count: number) => (count === 1 ? '1 reported barrier' : `${count} reported barriers`),
  },
} as const);
