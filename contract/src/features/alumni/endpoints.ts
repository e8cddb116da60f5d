import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);

export const alumniCalls = {
  people: endpoint({
    method: 'GET',
    path: '/people',
    access: 'public',
    summary: 'The names of everybody who is or was on the team',
    reply: () => import('./schemas.ts').then((s) => s.people),
  }),
  person: endpoint({
    method: 'GET',
    path: '/people/{id}',
    access: 'public',
    summary: 'A member of the team with what they show of themself, or a former member at the same address',
    reply: () => import('./schemas.ts').then((s) => s.person),
  }),
  theses: endpoint({
    method: 'GET',
    path: '/alumniTheses',
    access: 'public',
    summary: 'Finished theses of former members',
    reply: () => import('./schemas.ts').then((s) => s.thesesOfAlumni),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/team/{id}/terms',
    access: 'public',
    summary: 'What a member of the team was at the lab, and when',
    reply: () => import('./schemas.ts').then((s) => s.shownMemberTerms),
  }),
  editTerms: endpoint({
    method: 'PATCH',
    path: '/team/{id}/terms',
    needs: 'people.edit',
    summary: 'Correct the terms of a member, of which the last gives the present role',
    body: () => import('./schemas.ts').then((s) => s.editTerms),
    reply: success,
  }),
  order: endpoint({
    method: 'PATCH',
    path: '/teamOrder',
    needs: 'people.edit',
    summary: 'Put the members with one role in an order by hand',
    body: () => import('./schemas.ts').then((s) => s.teamOrder),
    reply: success,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/team/{id}/leaving',
    needs: 'people.edit',
    summary: 'A member leaves: the entry moves to the alumni under the same id',
    body: () => import('./schemas.ts').then((s) => s.leaving),
    reply: success,
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/alumni/{id}/return',
    needs: 'people.edit',
    summary: 'A former member comes back with a role; without one the leaving is taken back',
    body: () => import('./schemas.ts').then((s) => s.comingBack),
    reply: success,
  }),
  import: endpoint({
    method: 'POST',
    path: '/alumni/import',
    needs: 'people.edit',
    summary: 'Add a list of former members; those who are here already are left out',
    body: () => import('./schemas.ts').then((s) => s.importAlumni),
    reply: () => import('./schemas.ts').then((s) => s.importedAlumni),
  }),
};
