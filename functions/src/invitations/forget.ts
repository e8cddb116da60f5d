import { anonymizeTarget } from '../activity/activity-store.ts';
import { writeMany } from '../data/write-many.ts';
import { forgetMail } from '../mail/forget-store.ts';
import { invitationsCollection, toldOf } from './invitation-store.ts';

/** In place of the account of who invited; no account has this id. */
const deletedAccount = 'deleted';

/** When an account is deleted: how the person came, and that they invited others. */
export async function forgetInvitationsOf(uid: string): Promise<void> {
  const having = (field: 'uid' | 'byUid') => invitationsCollection().where(field, '==', uid).select().get();
  const [own, others] = await Promise.all([having('uid'), having('byUid')]);
  for (const { id } of own.docs) {
    await forgetMail(toldOf(id));
    await anonymizeTarget(id);
  }
  await writeMany((writer) => [
    ...own.docs.map(({ ref }) => writer.delete(ref)),
    ...others.docs.map(({ ref }) => writer.update(ref, { by: '', byUid: deletedAccount })),
  ]);
}
