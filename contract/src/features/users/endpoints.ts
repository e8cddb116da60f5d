import { endpoint } from '../../api/endpoint.ts';

const modified = () => import('../../api/replies.ts').then((s) => s.modifiedReply);

export const users = {
  isAdmin: endpoint('GET', '/user/admin/{email}', {
    access: 'self',
    or: 'users.manage',
    summary: 'Whether this person is an admin',
    reply: () => import('./schemas.ts').then((s) => s.adminReply),
  }),
  role: endpoint('GET', '/user/role/{email}', {
    access: 'self',
    or: 'users.manage',
    summary: 'The role of this person: admin, writer or empty, and what roles beside it allow',
    reply: () => import('./schemas.ts').then((s) => s.roleReply),
  }),
  byEmail: endpoint('GET', '/user', {
    access: 'self',
    or: 'users.manage',
    summary: 'The record of this person',
    query: () => import('./schemas.ts').then((s) => s.ofEmail),
    reply: () => import('./schemas.ts').then((s) => s.user),
  }),
  list: endpoint('GET', '/users', {
    needs: 'users.manage',
    summary: 'All users, newest first',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.users),
    paged: true,
  }),
  register: endpoint('POST', '/users', {
    access: 'session',
    summary: 'Make the record of a new account; doing it twice changes nothing',
    body: () => import('./schemas.ts').then((s) => s.registerUser),
    reply: () => import('./schemas.ts').then((s) => s.registeredReply),
  }),
  makeAdmin: endpoint('PATCH', '/users/admin/{id}', {
    needs: 'users.manage',
    summary: 'Make a user an admin',
    reply: modified,
  }),
  removeAdmin: endpoint('DELETE', '/users/admin/{id}', {
    needs: 'users.manage',
    summary: 'Make an admin a plain member; refused for the last admin',
    reply: modified,
  }),
  block: endpoint('PATCH', '/users/blocked/{id}', {
    needs: 'users.manage',
    summary:
      'Block an account: nobody can use it until it is unblocked; refused for oneself and the last admin',
    reply: modified,
  }),
  unblock: endpoint('DELETE', '/users/blocked/{id}', {
    needs: 'users.manage',
    summary: 'Let a blocked account be used again',
    reply: modified,
  }),
  giveRoles: endpoint('PATCH', '/users/givenRoles/{id}', {
    needs: 'users.manage',
    summary:
      'Give and take the roles beside admin and writer, also for some kinds or positions or until a time',
    body: () => import('./roles/schemas.ts').then((s) => s.giveRoles),
    reply: modified,
  }),
  changeRole: endpoint('PATCH', '/users/role/{id}', {
    needs: 'users.manage',
    summary: 'Give or take the writer role',
    body: () => import('./schemas.ts').then((s) => s.changeRole),
    reply: modified,
  }),
};
