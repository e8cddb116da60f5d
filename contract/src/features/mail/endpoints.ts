import { endpoint } from '../../api/endpoint.ts';

export const mail = {
  list: endpoint({
    method: 'GET',
    path: '/mails',
    needs: 'mail.settings',
    summary: 'Mail that is queued, sent or failed, newest first',
    query: () => import('./schemas.ts').then((s) => s.mailQuery),
    reply: () => import('./schemas.ts').then((s) => s.mailList),
    paged: true,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/mails/{id}',
    needs: 'mail.settings',
    summary: 'A mail as it looks',
    reply: () => import('./schemas.ts').then((s) => s.mailPreview),
  }),
  again: endpoint({
    method: 'POST',
    path: '/mails/{id}/again',
    needs: 'mail.settings',
    summary: 'Send a mail again that failed or was stopped',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/mails/{id}/stop',
    needs: 'mail.settings',
    summary: 'Stop a mail that waits',
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/mailSettings',
    needs: 'mail.settings',
    summary:
      'Whether mail is sent, how much an hour, whether it is set up, and how many subscribers get news',
    reply: () => import('./schemas.ts').then((s) => s.mailSettingsShown),
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/mailSettings',
    needs: 'mail.settings',
    summary: 'Change whether mail is sent, how much an hour, and from which address',
    body: () => import('./schemas.ts').then((s) => s.editMailSettings),
    reply: () => import('../../api/replies.ts').then((s) => s.successReply),
  }),
  test: endpoint({
    method: 'POST',
    path: '/testMail',
    needs: 'mail.settings',
    summary: 'Send the caller a test',
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 30, caller: 5 },
  }),
};
