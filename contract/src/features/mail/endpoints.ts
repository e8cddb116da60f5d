import { endpoint } from '../../api/endpoint.ts';

export const mail = {
  list: endpoint({
    method: 'GET',
    path: '/mails',
    access: 'admin',
    summary: 'Mail that is queued, sent or failed, newest first',
    query: () => import('./schemas.ts').then((s) => s.mailQuery),
    reply: () => import('./schemas.ts').then((s) => s.mailList),
    paged: true,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/mails/{id}',
    access: 'admin',
    summary: 'A mail as it looks',
    reply: () => import('./schemas.ts').then((s) => s.mailPreview),
  }),
  again: endpoint({
    method: 'POST',
    path: '/mails/{id}/again',
    access: 'admin',
    summary: 'Send a mail again that failed or was stopped',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/mails/{id}/stop',
    access: 'admin',
    summary: 'Stop a mail that waits',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/mailSettings',
    access: 'admin',
    summary:
      'Whether mail is sent, how much an hour, whether it is set up, and how many subscribers get news',
    reply: () => import('./schemas.ts').then((s) => s.mailSettingsShown),
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/mailSettings',
    access: 'admin',
    summary: 'Change whether mail is sent, how much an hour, and from which address',
    body: () => import('./schemas.ts').then((s) => s.editMailSettings),
    reply: () => import('../../api/replies.ts').then((s) => s.successReply),
  }),
  test: endpoint({
    method: 'POST',
    path: '/testMail',
    access: 'admin',
    summary: 'Send the caller a test',
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 30, caller: 5 },
  }),
};
