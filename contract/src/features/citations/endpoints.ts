import { endpoint } from '../../api/endpoint.ts';

export const citations = {
  read: endpoint('POST', '/citations', {
    access: 'member',
    summary: 'Read a pasted DOI, BibTeX, RIS or CSL JSON entry into the fields of a submission',
    body: () => import('./schemas.ts').then((s) => s.pastedCitation),
    reply: () => import('./schemas.ts').then((s) => s.readCitation),
    perMinute: { address: 60, caller: 20 },
  }),
};
