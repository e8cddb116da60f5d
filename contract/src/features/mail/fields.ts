/** What admins choose about mail. Schemas, default values and the form follow from it. */
import type { Fields, ValuesOf } from '../../core/content/field.ts';
import { mailLimits } from './limits.ts';

const { answerBox, reminders, lastReminder } = mailLimits;
const labels = { true: 'Yes', false: 'No' };

export const mailFields = {
  on: { is: 'mark', label: 'Send mail', labels, initial: true },
  perHour: {
    is: 'number',
    label: 'At most so many an hour',
    hint: 'Stops a mistake from flooding people. The rest waits for the next hour.',
    min: 1,
    max: mailLimits.most,
    whole: true,
    initial: mailLimits.perHour,
  },
  /** Empty for the user of the mail server. */
  from: {
    is: 'email',
    label: 'Sender',
    hint: 'The address from which mail comes. Your mail provider has to allow it.',
  },
  answers: {
    is: 'email',
    label: 'Address for answers',
    hint: 'Answers to messages go here, with a secret added before the @, and your mail server forwards them to the product. Empty: answers go to the lab’s address.',
    pattern: new RegExp(`^[^@+]{1,${answerBox}}@`),
    wrong: `Please write at most ${answerBox} characters before the @, and no plus sign: it gets a secret there`,
  },
  remindAfter: {
    is: 'numbers',
    label: 'Remind after so many days',
    hint: 'Of what waits for admins, and authors of feedback. Several numbers with commas; empty: nobody is reminded.',
    max: reminders,
    last: lastReminder,
    initial: [3, 7, 14],
    wrong: `Please write at most ${reminders} whole numbers from 1 to ${lastReminder}, from the lowest to the highest`,
  },
  subscriptions: {
    is: 'mark',
    label: 'Visitors can subscribe to news by mail',
    hint: 'The form stands on the page of news when a mail server is set up too.',
    labels,
  },
} as const satisfies Fields;

export type MailSettings = ValuesOf<typeof mailFields>;
