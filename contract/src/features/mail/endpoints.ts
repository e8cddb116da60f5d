import { endpoint } from '../../api/endpoint.ts';
import { limits } from '../../api/limits.ts';

export const mail = {
  list: endpoint('GET', '/mails', {
    needs: 'mail.settings',
    summary: 'Mail that is queued, sent or failed, newest first',
    query: () => import('./schemas.ts').then((s) => s.mailQuery),
    reply: () => import('./schemas.ts').then((s) => s.mailList),
    paged: true,
  }),
  preview: endpoint('GET', '/mails/{id}', {
    needs: 'mail.settings',
    summary: 'A mail as it looks',
    reply: () => import('./schemas.ts').then((s) => s.mailPreview),
  }),
  again: endpoint('POST', '/mails/{id}/again', {
    needs: 'mail.settings',
    summary: 'Send a mail again that failed or was stopped',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  stop: endpoint('POST', '/mails/{id}/stop', {
    needs: 'mail.settings',
    summary: 'Stop a mail that waits',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  settings: endpoint('GET', '/mailSettings', {
    needs: 'mail.settings',
    summary:
      'Whether mail is sent, how much an hour, whether it is set up, and how many subscribers get news',
    reply: () => import('./schemas.ts').then((s) => s.mailSettingsShown),
  }),
  changeSettings: endpoint('PATCH', '/mailSettings', {
    needs: 'mail.settings',
    summary: 'Change whether mail is sent, how much an hour, and from which address',
    body: () => import('./schemas.ts').then((s) => s.editMailSettings),
    reply: () => import('../../api/replies.ts').then((s) => s.successReply),
  }),
  test: endpoint('POST', '/testMail', {
    needs: 'mail.settings',
    summary: 'Send the caller a test',
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 30, caller: 5 },
  }),
};

export const mailAnswers = {
  makeKey: endpoint('POST', '/answerKey', {
    needs: 'mail.settings',
    summary: 'Make the secret with which a mail server forwards answers; an earlier one ends',
    reply: () => import('./schemas.ts').then((s) => s.webhookKey),
  }),
  take: endpoint('POST', '/mailAnswers/{key}', {
    access: 'public',
    summary: 'For the mail server: an answer to a mail of the lab',
    body: () => import('./schemas.ts').then((s) => s.mailAnswer),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
    alsoTakes: 'message/rfc822',
    bodyBytes: limits.answerBytes,
    perMinute: { address: 60 },
  }),
};

export const bounces = {
  makeKey: endpoint('POST', '/bounceKey', {
    needs: 'mail.settings',
    summary: 'Make the secret with which a mail provider reports bounces; an earlier one ends',
    reply: () => import('./schemas.ts').then((s) => s.webhookKey),
  }),
  report: endpoint('POST', '/bounces/{key}', {
    access: 'public',
    summary: 'For the mail provider: addresses at which mail does not arrive',
    body: () => import('./schemas.ts').then((s) => s.bounces),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
    perMinute: { address: 60 },
  }),
};
