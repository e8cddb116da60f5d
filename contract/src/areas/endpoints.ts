import { endpoint } from '../endpoint.ts';

const areaForm = () => import('./schemas.ts').then((s) => s.areaForm);

export const areas = {
  list: endpoint({
    method: 'GET',
    path: '/researchArea',
    access: 'public',
    summary: 'All research areas',
    reply: () => import('./schemas.ts').then((s) => s.areas),
  }),
  brief: endpoint({
    method: 'GET',
    path: '/researchAreasInBrief',
    access: 'public',
    summary: 'Names of all research areas, with the beginning of what they are about',
    reply: () => import('./schemas.ts').then((s) => s.briefAreas),
  }),
  get: endpoint({
    method: 'GET',
    path: '/researchArea/{id}',
    access: 'public',
    summary: 'One research area',
    reply: () => import('./schemas.ts').then((s) => s.area),
  }),
  create: endpoint({
    method: 'POST',
    path: '/researchArea',
    access: 'admin',
    summary: 'Add a research area',
    body: areaForm,
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/researchArea/{id}',
    access: 'admin',
    summary: 'Change a research area',
    body: () => import('./schemas.ts').then((s) => s.editArea),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/researchArea/{id}',
    access: 'admin',
    summary: 'Delete a research area; one in use goes into another (`moveTo`)',
    query: () => import('./schemas.ts').then((s) => s.deleteArea),
    reply: () => import('../replies.ts').then((s) => s.deletedReply),
  }),
};
