import { words } from '../../texts/words.ts';

/** For visitors who want news by mail. */
export const subscriptionTexts = words('subscription', {
  form: {
    title: 'News by mail',
    email: 'Email',
    submit: 'Subscribe',
    help: 'You get a mail in which you confirm your address. Each mail has a link to leave.',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'Press the button to get the lab’s news by mail.',
    submit: 'Confirm',
  },
  leave: {
    title: 'Leave the news by mail',
    text: 'Press the button, and you get no more news by mail. Your address is deleted.',
    submit: 'Leave',
  },
  states: {
    asked: {
      title: 'Look into your mailbox',
      text: 'If the address does not get news yet, there is a mail with a link to confirm it. The link is valid for two days.',
    },
    confirmed: { title: 'You get the news', text: 'Thank you. From now on the lab’s news come by mail.' },
    left: { title: 'You have left', text: 'You get no more news by mail, and your address is deleted.' },
    gone: {
      title: 'This link is no longer valid',
      text: 'If you have confirmed with it already, there is nothing more to do. Otherwise you can subscribe again below the news.',
    },
    again: { title: 'The address is not complete', text: 'Please go back and write the whole address.' },
    busy: {
      title: 'Please try again later',
      text: 'Very many people are subscribing at the moment. Please try again in an hour.',
    },
    closed: { title: 'News by mail', text: 'The lab sends no news by mail at the moment.' },
  },
  back: 'To the news',
} as const);

export type SubscriptionState = keyof typeof subscriptionTexts.states;
