import { endpoint } from '../../../api/endpoint.ts';

export const retentionCalls = {
  terms: endpoint('GET', '/retention', {
    needs: 'legal.edit',
    summary: 'How long applications, messages and unused accounts are kept',
    reply: () => import('./schemas.ts').then((s) => s.terms),
  }),
  change: endpoint('PATCH', '/retention', {
    needs: 'legal.edit',
    summary: 'Change how long records are kept; the privacy page changes with it',
    body: () => import('../schemas.ts').then((s) => s.editTerms),
    reply: () => import('../../../api/replies.ts').then((s) => s.successReply),
  }),
  due: endpoint('GET', '/retentionDue', {
    needs: 'legal.edit',
    summary: 'What would be deleted within the next 30 days; changes nothing',
    reply: () => import('./schemas.ts').then((s) => s.due),
  }),
  mine: endpoint('GET', '/deletions', {
    access: 'member',
    summary: 'What of the caller will be deleted because its term ends',
    reply: () => import('./schemas.ts').then((s) => s.deletions),
  }),
};
