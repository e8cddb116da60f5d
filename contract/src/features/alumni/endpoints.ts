import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);

export const alumniCalls = {
  people: endpoint('GET', '/people', {
    access: 'public',
    summary: 'The names of everybody who is or was on the team',
    reply: () => import('./schemas.ts').then((s) => s.people),
  }),
  person: endpoint('GET', '/people/{id}', {
    access: 'public',
    summary: 'A member of the team with what they show of themself, or a former member at the same address',
    reply: () => import('./schemas.ts').then((s) => s.person),
  }),
  theses: endpoint('GET', '/alumniTheses', {
    access: 'public',
    summary: 'Finished theses of former members',
    reply: () => import('./schemas.ts').then((s) => s.thesesOfAlumni),
  }),
  terms: endpoint('GET', '/team/{id}/terms', {
    access: 'public',
    summary: 'What a member of the team was at the lab, and when',
    reply: () => import('./schemas.ts').then((s) => s.shownMemberTerms),
  }),
  editTerms: endpoint('PATCH', '/team/{id}/terms', {
    needs: 'people.edit',
    summary: 'Correct the terms of a member, of which the last gives the present role',
    body: () => import('./schemas.ts').then((s) => s.editTerms),
    reply: success,
  }),
  order: endpoint('PATCH', '/teamOrder', {
    needs: 'people.edit',
    summary: 'Put the members with one role in an order by hand',
    body: () => import('./schemas.ts').then((s) => s.teamOrder),
    reply: success,
  }),
  leave: endpoint('POST', '/team/{id}/leaving', {
    needs: 'people.edit',
    summary: 'A member leaves: the entry moves to the alumni under the same id',
    body: () => import('./schemas.ts').then((s) => s.leaving),
    reply: success,
  }),
  comeBack: endpoint('POST', '/alumni/{id}/return', {
    needs: 'people.edit',
    summary: 'A former member comes back with a role; without one the leaving is taken back',
    body: () => import('./schemas.ts').then((s) => s.comingBack),
    reply: success,
  }),
};
