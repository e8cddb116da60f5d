import { AppError, type api } from '@lab/contract';
import { userTexts } from '@lab/contract/users/texts';
import { demandExisting, transact } from '../data/firestore.ts';
import { readPage } from '../data/page.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { grantAdmin } from './admin-claim.ts';
import { registerUser } from './register.ts';
import { toUser, userByEmail, userDocument, usersCollection } from './user-store.ts';

export const users: HandlersOf<typeof api.users> = {
  async isAdmin({ params }) {
    return { admin: (await roleOf(params.email)) === 'admin' };
  },

  async role({ params }) {
    return { role: await roleOf(params.email) };
  },

  async byEmail({ query }) {
    const user = await userByEmail(query.email);
    if (!user) throw new AppError('not-found', userTexts.notFound);
    return toUser(user);
  },

  async list({ query }) {
    const { records, next } = await readPage(usersCollection(), query);
    return new Page(records.map(toUser), next);
  },

  register: ({ body, caller }) => registerUser(body, caller),

  async makeAdmin({ params }) {
    return { modifiedCount: await grantAdmin(params.id) };
  },

  changeRole: ({ params, body }) =>
    transact(async (tx) => {
      const document = userDocument(params.id);
      const { role } = await demandExisting(tx, document, userTexts.notFound);
      if (role === 'admin') throw new AppError('conflict', userTexts.errors.adminRole);
      if (role === body.role) return { modifiedCount: 0 };
      tx.update(document, { role: body.role });
      return { modifiedCount: 1 };
    }),
};

/** Somebody who has no record yet has no role. */
async function roleOf(email: string) {
  return (await userByEmail(email))?.data()?.role ?? '';
}
