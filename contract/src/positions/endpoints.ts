import { endpoint } from '../endpoint.ts';

const positionForm = () => import('./schemas.ts').then((s) => s.positionForm);

export const positions = {
  list: endpoint({
    method: 'GET',
    path: '/openPositions',
    access: 'public',
    summary: 'All open positions',
    reply: () => import('./schemas.ts').then((s) => s.positions),
  }),
  create: endpoint({
    method: 'POST',
    path: '/openPositions',
    access: 'admin',
    summary: 'Open a position',
    body: positionForm,
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/openPositions/{id}',
    access: 'admin',
    summary: 'Change an open position',
    body: () => import('./schemas.ts').then((s) => s.editPosition),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/openPositions/{id}',
    access: 'admin',
    summary: 'Close a position',
    reply: () => import('../replies.ts').then((s) => s.deletedReply),
  }),
};
