export const subscriberDeskTexts = {
  lead: 'Who gets the lab’s news by mail. An address counts when its owner has confirmed it; others are deleted after a week.',
  count: (count: number) =>
    count === 1 ? '1 person gets the news by mail.' : `${count} people get the news by mail.`,
  closed:
    'Visitors cannot subscribe: switch it on in the settings of the outbox. A mail server has to be set up too.',
  empty: 'Nobody has subscribed yet.',
  columns: { email: 'Email', confirmed: 'Confirmed', createdAt: 'Since' },
  confirmed: { yes: 'Yes', no: 'Not yet' },
  remove: 'Remove',
  removeTitle: 'Remove this address?',
  removeText: (email: string) => `${email} gets no more news by mail.`,
  removed: 'The address was removed',
  removeFailed: 'The address could not be removed',
  gone: 'This address is no longer there.',
  /** In the form of a news item. */
  mail: (count: number) =>
    count === 1 ? 'Send it to 1 subscriber by mail' : `Send it to ${count} subscribers by mail`,
  mailAny: 'Send it to subscribers by mail, if there are any',
  mailHelp: 'The mails go out some minutes after publishing. If you delete the item before, nothing is sent.',
} as const;
