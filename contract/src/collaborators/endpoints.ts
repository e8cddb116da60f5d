import { endpoint } from '../endpoint.ts';

const collaboratorForm = () => import('./schemas.ts').then((s) => s.collaboratorForm);

export const collaborators = {
  list: endpoint({
    method: 'GET',
    path: '/collaborations',
    access: 'public',
    summary: 'All collaborators',
    reply: () => import('./schemas.ts').then((s) => s.collaborators),
  }),
  create: endpoint({
    method: 'POST',
    path: '/collaborations',
    access: 'admin',
    summary: 'Add a collaborator',
    body: collaboratorForm,
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/collaborations/{id}',
    access: 'admin',
    summary: 'Change a collaborator',
    body: () => import('./schemas.ts').then((s) => s.editCollaborator),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/collaborations/{id}',
    access: 'admin',
    summary: 'Delete a collaborator',
    reply: () => import('../replies.ts').then((s) => s.deletedReply),
  }),
};
