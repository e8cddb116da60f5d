import type { api } from '@lab/contract';
import type { HandlersOf } from '../../core/http/handler.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { listInvitations } from './invitation-store.ts';
import { invite, renew, withdraw } from './invite.ts';

export const invitations: HandlersOf<typeof api.invitations> = {
  invite: ({ body, caller }) => invite(body, caller),

  list: ({ query }) => listInvitations(query),

  renew: ({ params, caller }) => renew(params.id, caller),

  withdraw: ({ params, caller }) => withdraw(params.id, caller),

  open: ({ body }) => openInvitation(body.key),

  accept: ({ body }) => acceptInvitation(body),
};
