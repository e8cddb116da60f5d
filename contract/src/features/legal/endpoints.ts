import { editEndpoint } from '../../api/edit-endpoint.ts';
import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);
const edit = editEndpoint('legal.edit', success);

export const legal = {
  page: endpoint('GET', '/legalPages/{page}', {
    access: 'public',
    summary: 'Read the imprint, the privacy page or the accessibility statement, if it is published',
    reply: () => import('./schemas.ts').then((s) => s.publishedLegalPage),
  }),
  draft: endpoint('GET', '/legalDrafts/{page}', {
    needs: 'legal.edit',
    summary: 'The answers from which a legal page is written, and the page',
    reply: () => import('./schemas.ts').then((s) => s.legalDraft),
    perMinute: { address: 480, caller: 120 },
  }),
  imprint: edit(
    '/legalPages/imprint',
    'Change the imprint, and publish it when the required questions are answered',
    () => import('./schemas.ts').then((s) => s.editImprint),
  ),
  privacy: edit(
    '/legalPages/privacy',
    'Change the privacy page, and publish it when the required questions are answered',
    () => import('./schemas.ts').then((s) => s.editPrivacy),
  ),
  accessibility: edit(
    '/legalPages/accessibility',
    'Change the accessibility statement, and publish it when the required questions are answered',
    () => import('./schemas.ts').then((s) => s.editAccessibility),
  ),
};
