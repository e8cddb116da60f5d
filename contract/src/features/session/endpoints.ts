import { endpoint } from '../../api/endpoint.ts';

export const session = {
  token: endpoint('POST', '/jwt', {
    access: 'session',
    summary: "Exchange a verified Firebase ID token for the product's own",
    body: () => import('./schemas.ts').then((s) => s.tokenRequest),
    reply: () => import('./schemas.ts').then((s) => s.tokenReply),
    perMinute: { address: 300, caller: 30 },
  }),
  end: endpoint('DELETE', '/jwt', {
    access: 'session',
    summary: 'Log out: neither this ID token nor others of the same sign-in are good any more',
    reply: () => import('../../api/replies.ts').then((s) => s.successReply),
    perMinute: { address: 300, caller: 30 },
  }),
};
