import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);

export const legal = {
  page: endpoint({
    method: 'GET',
    path: '/legalPages/{page}',
    access: 'public',
    summary: 'Read the imprint, the privacy page or the accessibility statement, if it is published',
    reply: () => import('./schemas.ts').then((s) => s.publishedLegalPage),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/legalDrafts/{page}',
    needs: 'legal.edit',
    summary: 'The answers from which a legal page is written, and the page',
    reply: () => import('./schemas.ts').then((s) => s.legalDraft),
    perMinute: { address: 480, caller: 120 },
  }),
  imprint: endpoint({
    method: 'PATCH',
    path: '/legalPages/imprint',
    needs: 'legal.edit',
    summary: 'Change the imprint, and publish it when the required questions are answered',
    body: () => import('./schemas.ts').then((s) => s.editImprint),
    reply: success,
  }),
  privacy: endpoint({
    method: 'PATCH',
    path: '/legalPages/privacy',
    needs: 'legal.edit',
    summary: 'Change the privacy page, and publish it when the required questions are answered',
    body: () => import('./schemas.ts').then((s) => s.editPrivacy),
    reply: success,
  }),
  accessibility: endpoint({
    method: 'PATCH',
    path: '/legalPages/accessibility',
    needs: 'legal.edit',
    summary: 'Change the accessibility statement, and publish it when the required questions are answered',
    body: () => import('./schemas.ts').then((s) => s.editAccessibility),
    reply: success,
  }),
};
