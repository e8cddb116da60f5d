import { endpoint } from '../endpoint.ts';

const memberForm = () => import('./schemas.ts').then((s) => s.memberForm);

export const team = {
  list: endpoint({
    method: 'GET',
    path: '/team',
    access: 'public',
    summary: 'All members of the team',
    reply: () => import('./schemas.ts').then((s) => s.members),
  }),
  get: endpoint({
    method: 'GET',
    path: '/team/{id}',
    access: 'public',
    summary: 'One member of the team',
    reply: () => import('./schemas.ts').then((s) => s.member),
  }),
  create: endpoint({
    method: 'POST',
    path: '/team',
    access: 'admin',
    summary: 'Add a member who has no account',
    body: memberForm,
    reply: () => import('../replies.ts').then((s) => s.insertedReply),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/team/{id}',
    access: 'admin',
    summary: 'Change a member',
    body: () => import('./schemas.ts').then((s) => s.editMember),
    reply: () => import('../replies.ts').then((s) => s.modifiedReply),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/team/{id}',
    access: 'admin',
    summary: 'Remove a member from the team; the account stays',
    reply: () => import('../replies.ts').then((s) => s.deletedReply),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/userInfoInTeam',
    access: 'member',
    summary: "The caller's own profile",
    reply: () => import('./schemas.ts').then((s) => s.ownMember),
  }),
  updateMine: endpoint({
    method: 'PATCH',
    path: '/updateUserAndTeam',
    access: 'member',
    summary: "Change the caller's own profile, in the account and in the team",
    body: () => import('./schemas.ts').then((s) => s.editProfile),
    reply: () => import('../replies.ts').then((s) => s.messageReply),
  }),
};
