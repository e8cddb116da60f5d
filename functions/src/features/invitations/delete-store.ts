import { anonymizeWhere } from '../../core/activity/activity-store.ts';
import { writeMany } from '../../core/data/write-many.ts';
import { deleteMail } from '../mail/delete-store.ts';
import { invitationsCollection, invitedOwner, isAccepted, mailIdOf, withoutKey } from './invitation-store.ts';

/** In place of the account of who invited; no account has this id. */
const deletedAccount = 'deleted';

/**
 * When an account is deleted: how the person came, and that they invited others. `email` is the verified one,
 * because the person may have registered without the link of the invitation.
 */
export async function deleteInvitationsOf(uid: string, email: string): Promise<void> {
  const having = (field: 'uid' | 'byUid' | 'email', value: string) =>
    invitationsCollection().where(field, '==', value).get();
  const [accepted, invited, toEmail] = await Promise.all([
    having('uid', uid),
    having('byUid', uid),
    email ? having('email', email) : undefined,
  ]);
  const open = toEmail?.docs.filter((one) => !isAccepted(one.data())) ?? [];
  const own = new Map([...accepted.docs, ...open].map((one) => [one.id, one]));
  for (const [id, one] of own) {
    await deleteMail(mailIdOf(id));
    for (const logged of [id, ...(one.data().earlier ?? [])]) await anonymizeWhere('targetId', logged);
  }
  // Also of those that were withdrawn.
  if (email) await anonymizeWhere('ownerUid', invitedOwner(email));
  const others = invited.docs.filter(({ id }) => !own.has(id));
  for (const one of others) if (!isAccepted(one.data())) await deleteMail(mailIdOf(one.id));
  await writeMany((writer) => [
    ...[...own.values()].map(({ ref }) => writer.delete(ref)),
    ...others.map((one) =>
      writer.update(one.ref, {
        by: '',
        byUid: deletedAccount,
        ...(!isAccepted(one.data()) && withoutKey),
      }),
    ),
  ]);
}
