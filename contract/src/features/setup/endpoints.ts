import { endpoint } from '../../api/endpoint.ts';

export const setup = {
  state: endpoint('GET', '/setup', {
    access: 'public',
    summary: 'Whether the lab still waits for its first admin, and whether that needs the one-time code',
    reply: () => import('./schemas.ts').then((s) => s.setupState),
  }),
  makeFirstAdmin: endpoint('POST', '/setup', {
    access: 'public',
    summary: 'Make the account of the first admin; refused for ever once the lab has one',
    body: () => import('./schemas.ts').then((s) => s.firstAdmin),
    reply: () => import('../../api/replies.ts').then((s) => s.insertedReply),
    perMinute: { address: 10 },
  }),
  checklist: endpoint('GET', '/setupChecklist', {
    needs: 'settings.edit',
    summary: 'Which steps to a complete lab are done, and whether the list is hidden',
    reply: () => import('./schemas.ts').then((s) => s.checklist),
  }),
  changeChecklist: endpoint('PATCH', '/setupChecklist', {
    needs: 'settings.edit',
    summary: 'Hide or show the list of steps, for all admins',
    body: () => import('./schemas.ts').then((s) => s.changeChecklist),
    reply: () => import('../../api/replies.ts').then((s) => s.successReply),
  }),
};
