import { AppError, type api } from '@lab/contract';
import { mayOf } from '@lab/contract/api/given-roles';
import { hasRights } from '@lab/contract/api/rights';
import { userTexts } from '@lab/contract/features/users/texts';
import { pagesOf } from '@lab/contract/kinds/given-pages';
import { logActivity } from '../../core/activity/activity-store.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { readPage } from '../../core/data/page.ts';
import { type Caller, isEmailOf } from '../../core/http/caller.ts';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { notify } from '../mail/notify.ts';
import { type EndingInvitations, grantAdmin, revokeAdmin, setRoleClaim } from './admin-claim.ts';
import { blockUser, unblockUser } from './block.ts';
import { registerUser } from './register.ts';
import { toGrants, toUser, userByEmail, userDocument, usersCollection } from './user-store.ts';
import { accountOf, requireVerifiedAccount } from './verified-account.ts';

export const userHandlers = (endingInvitations: EndingInvitations): HandlersOf<typeof api.users> => ({
  isAdmin: async ({ params, caller }) => ({ admin: (await roleOf(params.email, caller)) === 'admin' }),
  async role({ params, caller }) {
    const user = (await find(params.email, caller))?.data();
    const may = mayOf(toGrants(user?.grants), new Date());
    return { role: user?.role ?? '', ...(may.length > 0 && { may, opens: pagesOf(may) }) };
  },

  async byEmail({ query, caller }) {
    const user = await find(query.email, caller);
    if (!user?.exists) throw new AppError('not-found', userTexts.notFound);
    return toUser(user);
  },

  async list({ query }) {
    const { records, next } = await readPage(usersCollection(), query);
    return new Page(records.map(toUser), next);
  },

  register: ({ body, caller }) => registerUser(body, caller),

  makeAdmin: ({ params: { id }, caller }) => counted(grantAdmin(id, caller)),
  removeAdmin: ({ params: { id }, caller }) => counted(revokeAdmin(id, endingInvitations, caller)),
  block: ({ params: { id }, caller }) => counted(blockUser(id, caller, endingInvitations)),
  unblock: ({ params: { id }, caller }) => counted(unblockUser(id, caller)),

  /** Loaded when somebody gives a role, since everything else starts without. */
  async giveRoles({ params, body, caller }) {
    const { giveRoles } = await import('./give-roles.ts');
    return giveRoles(params.id, body, caller);
  },

  async changeRole({ params, body, caller }) {
    if (body.role === 'writer') await requireVerifiedAccount(params.id);
    return transact(async (tx) => {
      const document = userDocument(params.id);
      const { role, name } = await requireExisting(tx, document, userTexts.notFound);
      if (role === 'admin') throw new AppError('conflict', userTexts.errors.adminRole);
      if (role === body.role) return { modifiedCount: 0 };
      if (hasRights({ role })) await setRoleClaim(await accountOf(params.id), body.role);
      tx.update(document, { role: body.role });
      const action = body.role === 'writer' ? 'madeWriter' : 'tookWriter';
      const event = body.role === 'writer' ? 'roleGiven' : 'roleTaken';
      notify(tx, event, { right: 'writer' }, { uid: params.id });
      logActivity(tx, caller, action, { kind: 'user', id: params.id, name, ownerUid: params.id });
      return { modifiedCount: 1 };
    });
  },
});

async function counted(change: Promise<number>): Promise<{ modifiedCount: number }> {
  return { modifiedCount: await change };
}

/**
 * Callers get the record of their account, since their email may have changed or may still be in another
 * person's old record.
 */
function find(email: string, caller: Caller) {
  return isEmailOf(caller, email) ? userDocument(caller.uid).get() : userByEmail(email);
}

/** A person without a record has no role. */
async function roleOf(email: string, caller: Caller) {
  return (await find(email, caller))?.data()?.role ?? '';
}
