import { endpoint } from '../../api/endpoint.ts';

const invited = () => import('./schemas.ts').then((s) => s.invitedPerson);

export const invitations = {
  invite: endpoint('POST', '/invitations', {
    needs: 'users.manage',
    summary: 'Invite people; the reply has the secret address for each, which is shown once',
    body: () => import('./schemas.ts').then((s) => s.invite),
    reply: () => import('./schemas.ts').then((s) => s.invitedPeople),
    perMinute: { address: 120, caller: 20 },
  }),
  list: endpoint('GET', '/invitations', {
    needs: 'users.manage',
    summary: 'All invitations that are not withdrawn, newest first, without their secrets',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.invitationList),
    paged: true,
  }),
  renew: endpoint('POST', '/invitations/{id}/renew', {
    needs: 'users.manage',
    summary: 'Give an invitation a new address and two more weeks; its earlier address stops working',
    reply: invited,
  }),
  withdraw: endpoint('DELETE', '/invitations/{id}', {
    needs: 'users.manage',
    summary: 'Withdraw an invitation that nobody has accepted',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
  open: endpoint('POST', '/invitation', {
    access: 'public',
    summary: 'Whom an invitation is for; only with its secret',
    body: () => import('./schemas.ts').then((s) => s.invitationKey),
    reply: () => import('./schemas.ts').then((s) => s.openInvitation),
    perMinute: { address: 30 },
  }),
  accept: endpoint('POST', '/acceptInvitation', {
    access: 'public',
    summary: 'Make the account of the invited person; only with the secret of the invitation',
    body: () => import('./schemas.ts').then((s) => s.acceptInvitation),
    reply: () => import('./schemas.ts').then((s) => s.acceptedInvitation),
    perMinute: { address: 30 },
  }),
};
