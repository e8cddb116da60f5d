import { endpoint } from '../../../api/endpoint.ts';

export const barrierCalls = {
  report: endpoint('POST', '/barriers', {
    access: 'public',
    summary: 'Report a barrier to the lab, without an account',
    body: () => import('./schemas.ts').then((s) => s.barrierForm),
    reply: () => import('../../../api/replies.ts').then((s) => s.insertedReply),
    // A flood from many addresses ends too: decision 051.
    perMinute: { address: 5, everybody: 30 },
  }),
  list: endpoint('GET', '/barriers', {
    needs: 'barriers.answer',
    summary: 'Reports of barriers, newest first; with `state` only the open or the settled ones',
    query: () => import('./schemas.ts').then((s) => s.barrierQuery),
    reply: () => import('./schemas.ts').then((s) => s.barriers),
    paged: true,
  }),
  settle: endpoint('PATCH', '/barriers/{id}', {
    needs: 'barriers.answer',
    summary: 'Settle a report of a barrier, or open it again',
    body: () => import('./schemas.ts').then((s) => s.settleBarrier),
    reply: () => import('../../../api/replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint('DELETE', '/barriers/{id}', {
    needs: 'barriers.answer',
    summary: 'Delete a report of a barrier',
    reply: () => import('../../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
