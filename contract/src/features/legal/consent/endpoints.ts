import { endpoint } from '../../../api/endpoint.ts';

export const consentCalls = {
  current: endpoint('GET', '/consent', {
    access: 'public',
    summary:
      'The text that people agree to when they register or apply, with its version; empty if there is none',
    reply: () => import('./schemas.ts').then((s) => s.currentConsent),
  }),
  all: endpoint('GET', '/consentVersions', {
    needs: 'legal.edit',
    summary: 'The consent text with all its versions',
    reply: () => import('./schemas.ts').then((s) => s.allConsent),
  }),
  change: endpoint('PATCH', '/consent', {
    needs: 'legal.edit',
    summary: 'Change the consent text; a new text is a new version',
    body: () => import('../schemas.ts').then((s) => s.editConsent),
    reply: () => import('../../../api/replies.ts').then((s) => s.successReply),
  }),
};
