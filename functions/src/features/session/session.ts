import { AppError, type api } from '@lab/contract';
import { sessionTexts } from '@lab/contract/features/session/texts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { signToken } from '../../core/http/token.ts';
import { upsertUser } from '../users/upsert-user.ts';
import { userDocument } from '../users/user-store.ts';

export const session: HandlersOf<typeof api.session> = {
  async token({ body, caller }) {
    if (body.email !== caller.email) throw new AppError('forbidden', sessionTexts.errors.otherEmail);
    if (!caller.verified) throw new AppError('forbidden', sessionTexts.unverified.text);
    const document = userDocument(caller.uid);
    let user = (await document.get()).data();
    if (user?.email !== caller.email) {
      await upsertUser(caller);
      user = (await document.get()).data();
    }
    const { uid, email, signedInAt } = caller;
    // Nobody would see an admin without a record.
    const admin = caller.admin && user !== undefined;
    return { token: await signToken({ uid, email, admin, role: user?.role ?? '', signedInAt }) };
  },
};
