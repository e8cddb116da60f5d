import { endpoint } from '../../api/endpoint.ts';

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
