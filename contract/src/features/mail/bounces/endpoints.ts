import { endpoint } from '../../../api/endpoint.ts';

export const bounceCalls = {
  makeKey: endpoint({
    method: 'POST',
    path: '/bounceKey',
    needs: 'mail.settings',
    summary: 'Make the secret with which a mail provider tells of bounces; an earlier one ends',
    reply: () => import('../schemas.ts').then((s) => s.webhookKey),
  }),
  tell: endpoint({
    method: 'POST',
    path: '/bounces/{key}',
    access: 'public',
    summary: 'For the mail provider: addresses at which mail does not arrive',
    body: () => import('./schemas.ts').then((s) => s.bounces),
    reply: () => import('../../../api/replies.ts').then((s) => s.modifiedReply),
    perMinute: { address: 60 },
  }),
};
