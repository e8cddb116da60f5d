import { AppError, type api } from '@lab/contract';
import { mayOf } from '@lab/contract/api/given-roles';
import { sessionTexts } from '@lab/contract/features/session/texts';
import { pagesOf } from '@lab/contract/kinds/given-pages';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { endSession, longestSession } from '../../core/http/ended-sessions-store.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { logFailure } from '../../core/http/log.ts';
import { signToken } from '../../core/http/token.ts';
import { joinEntry } from '../team/join-entry.ts';
import { upsertUser } from '../users/upsert-user.ts';
import { toGrants, userDocument } from '../users/user-store.ts';

/** In seconds. Each hour the browser renews its token, which is no sign-in. */
const recently = 5 * 60;

export const session: HandlersOf<typeof api.session> = {
  async token({ body, caller }) {
    if (body.email !== caller.email) throw new AppError('forbidden', sessionTexts.errors.otherEmail);
    if (!caller.verified) throw new AppError('forbidden', sessionTexts.unverified.text);
    const secondsAgo = Date.now() / 1_000 - caller.signedInAt;
    if (secondsAgo > longestSession) throw new AppError('unauthorized', errorTexts.sessionExpired);
    const document = userDocument(caller.uid);
    let user = (await document.get()).data();
    if (user?.email !== caller.email) {
      await upsertUser(caller);
      user = (await document.get()).data();
    }
    const { uid, email, signedInAt } = caller;
    // Nobody would see an admin without a record.
    const admin = caller.role === 'admin' && user !== undefined;
    const grants = toGrants(user?.grants).filter(({ role }) => caller.given?.includes(role));
    const may = user?.blocked ? [] : mayOf(grants, new Date());
    const token = await signToken({
      uid,
      email,
      admin,
      role: user?.role ?? '',
      may,
      opens: pagesOf(may),
      signedInAt,
    });
    const { replaces = signedInAt } = body;
    if (replaces < signedInAt) await endSession({ uid, signedInAt: replaces });
    if (secondsAgo < recently) {
      // Nobody is kept from signing in; the next sign-in tries again.
      await joinEntry(caller).catch((error: unknown) => logFailure('', error));
    }
    return { token };
  },
  async end({ caller }) {
    await endSession(caller);
    return { success: true };
  },
};
