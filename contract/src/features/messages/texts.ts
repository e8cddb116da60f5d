import { words } from '../../texts/words.ts';

export const messageTexts = words('message', {
  form: {
    name: 'Name',
    phone: 'Phone number',
    message: 'Message',
    submit: 'Send message',
    rules: 'The lab answers under “My Contacts”. Each message gets one reply.',
  },
  confirm: 'Yes, sent',
  sent: 'Message sent successfully',
  errorTitle: 'Error',
  failed: 'Failed to Sent message',
  mine: {
    title: 'My Contacts',
    empty: 'No messages found.',
    reply: 'Reply',
    noReply: 'No reply yet',
    answered: 'Answered',
  },
  manage: {
    title: 'Manage Contacts',
    empty: 'No messages found.',
    show: 'Show',
    unanswered: 'Unanswered',
    all: 'All',
    noneUnanswered: 'No messages are waiting for a reply.',
    from: (name: string) => `Message from ${name}`,
    reply: 'Replay',
    yourReply: 'Your reply',
    view: 'View',
    replyRequired: 'Please enter a reply before sending.',
    send: 'Send',
    sendConfirm: 'Yes, send it!',
    sendText: (name: string) =>
      `${name} can read this reply at once. It is sent once and cannot be changed or taken back.`,
    replied: 'Reply sent successfully',
    replyFailed: 'Something went wrong',
  },
  errors: {
    gone: 'This message no longer exists.',
    answered: 'This message has already been answered.',
  },
} as const);
