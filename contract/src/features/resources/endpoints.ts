import { endpoint } from '../../api/endpoint.ts';

const moved = () => import('./schemas.ts').then((s) => s.moved);

/** Resources that only members of the team and admins read, and the acts that decide who reads one. */
export const forMembers = {
  list: endpoint('GET', '/forMembers', {
    access: 'member',
    summary: 'List the resources for members; for members of the team and admins',
    reply: () => import('./schemas.ts').then((s) => s.memberResources),
  }),
  get: endpoint('GET', '/forMembers/{id}', {
    access: 'member',
    summary: 'Read a resource for members; for members of the team and admins',
    reply: () => import('./schemas.ts').then((s) => s.memberResource),
  }),
  file: endpoint('GET', '/forMembers/{id}/file', {
    access: 'member',
    summary: 'The PDF of a resource for members; for members of the team and admins',
    sends: 'application/pdf',
    reply: () => import('./schemas.ts').then((s) => s.pdfBytes),
  }),
  any: endpoint('GET', '/anyForMembers', {
    access: 'member',
    summary: 'Whether there is a resource for members that the person may read, for the menu',
    reply: () => import('./schemas.ts').then((s) => s.anyForMembers),
  }),
  hide: endpoint('POST', '/resources/{id}/hiding', {
    needs: 'outputs.edit',
    summary: 'Show a resource to members only: it moves to the resources for members under the same id',
    reply: moved,
  }),
  show: endpoint('POST', '/memberResources/{id}/showing', {
    needs: 'outputs.edit',
    summary: 'Show a resource for members to everybody: it moves to the resources under the same id',
    reply: moved,
  }),
};
