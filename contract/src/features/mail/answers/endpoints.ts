import { endpoint } from '../../../api/endpoint.ts';
import { limits } from '../../../api/limits.ts';

export const answerCalls = {
  makeKey: endpoint({
    method: 'POST',
    path: '/answerKey',
    needs: 'mail.settings',
    summary: 'Make the secret with which a mail server forwards answers; an earlier one ends',
    reply: () => import('../schemas.ts').then((s) => s.webhookKey),
  }),
  take: endpoint({
    method: 'POST',
    path: '/mailAnswers/{key}',
    access: 'public',
    summary: 'For the mail server: an answer to a mail of the lab',
    body: () => import('./schemas.ts').then((s) => s.mailAnswer),
    reply: () => import('../../../api/replies.ts').then((s) => s.modifiedReply),
    alsoTakes: 'message/rfc822',
    bodyBytes: limits.answerBytes,
    perMinute: { address: 60 },
  }),
};
