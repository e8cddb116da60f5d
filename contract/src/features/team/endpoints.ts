import { endpoint } from '../../api/endpoint.ts';
import { tableEndpoints } from '../../core/tables/endpoints.ts';

export const profileCalls = {
  mine: endpoint('GET', '/userInfoInTeam', {
    access: 'member',
    summary: "The caller's own profile",
    reply: () => import('./schemas.ts').then((s) => s.ownMember),
  }),
  updateMine: endpoint('PATCH', '/updateUserAndTeam', {
    access: 'member',
    summary: "Change the caller's own profile, in the account and in the team",
    body: () => import('./schemas.ts').then((s) => s.editProfile),
    reply: () => import('../../api/replies.ts').then((s) => s.messageReply),
  }),
};

export const memberTables = tableEndpoints('/members/import', {
  needs: 'people.edit',
  summary:
    'Add the members of a table who are new; those that are here or cannot be read are left out. New roles need the right to change settings',
  body: () => import('./table/schemas.ts').then((s) => s.tableOfMembers),
  reply: () => import('../../core/tables/schemas.ts').then((s) => s.tableImported),
});
