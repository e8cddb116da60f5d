import { endpoint } from '../../api/endpoint.ts';

export const accounts = {
  myData: endpoint('GET', '/myData', {
    access: 'member',
    summary: 'Everything that is stored about the caller',
    reply: () => import('./my-data-schemas.ts').then((s) => s.myData),
  }),
  remove: endpoint('DELETE', '/myAccount', {
    access: 'session',
    summary:
      "Delete the caller's account and all that belongs to it; needs a sign-in of the last five minutes",
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
