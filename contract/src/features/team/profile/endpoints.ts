import { endpoint } from '../../../api/endpoint.ts';

const modified = () => import('../../../api/replies.ts').then((s) => s.modifiedReply);

export const profiles = {
  news: endpoint('GET', '/profiles/{id}/news', {
    access: 'public',
    summary: 'The newest news that name a member of the team',
    reply: () => import('./schemas.ts').then((s) => s.newsInBrief),
  }),
  interests: endpoint('GET', '/interests', {
    access: 'public',
    summary: 'What members of the team show of their research interests',
    reply: () => import('./schemas.ts').then((s) => s.interestsOfMembers),
  }),
  mine: endpoint('GET', '/profile', {
    access: 'member',
    summary: "The caller's own public profile, with what is hidden",
    reply: () => import('./schemas.ts').then((s) => s.wholeOwnProfile),
  }),
  updateMine: endpoint('PATCH', '/profile', {
    access: 'member',
    summary: "Change the caller's own public profile, and what visitors see of it",
    body: () => import('./schemas.ts').then((s) => s.editOwnProfile),
    reply: modified,
    perMinute: { address: 120, caller: 20 },
  }),
  members: endpoint('GET', '/members', {
    needs: 'people.edit',
    summary: 'List members of the team with what visitors do not see, and who has an account',
    reply: () => import('./schemas.ts').then((s) => s.wholeMembers),
  }),
  whole: endpoint('GET', '/members/{id}/profile', {
    needs: 'people.edit',
    summary: "A member's public profile, with what is hidden",
    reply: () => import('./schemas.ts').then((s) => s.wholeProfile),
  }),
  update: endpoint('PATCH', '/members/{id}/profile', {
    needs: 'people.edit',
    summary: "Change a member's public profile, and the former names that link works",
    body: () => import('./schemas.ts').then((s) => s.editProfileOf),
    reply: modified,
    perMinute: { address: 480, caller: 120 },
  }),
};
