import { endpoint } from '../../api/endpoint.ts';

export const pdfCalls = {
  flawed: endpoint('GET', '/flawedPdfs', {
    needs: 'legal.edit',
    summary: 'PDFs that not everybody can read, among a hundred files; `cursor` is where the next ones begin',
    query: () => import('./schemas.ts').then((s) => s.pdfQuery),
    reply: () => import('./schemas.ts').then((s) => s.flawedPdfs),
    perMinute: { address: 60, caller: 60 },
  }),
};
