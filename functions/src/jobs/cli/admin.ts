/** `npm run admin -- <email> [--revoke]` makes an account an admin, or an admin a member. */
import type { UserRecord } from 'firebase-admin/auth';
import { codeOf } from '../../core/data/error-code.ts';
import { identity } from '../../core/data/firebase.ts';
import { endingInvitationsOf } from '../../features/invitations/invitation-store.ts';
import { grantAdmin, revokeAdmin } from '../../features/users/admin-claim.ts';
import { upsertUser } from '../../features/users/upsert-user.ts';
import { userDocument } from '../../features/users/user-store.ts';
import { type Command, nameProject, run } from './run.ts';

export const main: Command = async (given, wrote) => {
  const revoke = given.includes('--revoke');
  const [email, ...more] = given.filter((word) => !word.startsWith('--'));
  if (!email || more.length > 0) return 'Say whom: npm run admin -- somebody@example.org [--revoke]';
  const account = await identity().getUserByEmail(email).catch(unknownAccount);
  if (!account) return `There is no account with the email ${email} in ${nameProject()}.`;
  if (!revoke && !(await hasRecord(account)))
    return `${email} has not registered on the site yet, or not confirmed the email. Ask them to, and try again.`;
  const changed = revoke
    ? await revokeAdmin(account.uid, endingInvitationsOf)
    : await grantAdmin(account.uid);
  const is = revoke ? 'no admin' : 'an admin';
  wrote(changed ? `${email} is ${is} now, from the next sign-in on.` : `${email} was ${is} already.`);
  return undefined;
};

await run(main, import.meta.url);

function unknownAccount(error: unknown): undefined {
  const code = codeOf(error);
  if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return undefined;
  throw error;
}

/**
 * What an account has entered at registration becomes its record, also if the person has not signed in since.
 */
async function hasRecord({ uid, email = '', emailVerified }: UserRecord): Promise<boolean> {
  if (emailVerified) await upsertUser({ uid, email: email.toLowerCase(), role: '' });
  return (await userDocument(uid).get()).exists;
}
