/**
 * The team as admins see it, in the order of visitors: with what these do not see, and with who has an
 * account.
 */
import type { WholeMember } from '@lab/contract/features/team/profile/schemas';
import { readTogether } from '../../core/data/read-together.ts';
import { userDocument } from '../users/user-store.ts';
import { accountOf } from './account-store.ts';
import { listedTeam, memberStore, type StoredMember } from './member-store.ts';

export async function listWholeMembers(): Promise<WholeMember[]> {
  const [found, listed] = await Promise.all([memberStore.readAll(), listedTeam.read()]);
  const place = new Map(listed.map(({ _id }, at) => [_id, at]));
  const all = found.sort(([a], [b]) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  return Promise.all(all.map(([id, member]) => wholeMember(id, member, all)));
}

async function wholeMember(
  id: string,
  member: StoredMember,
  all: readonly [string, StoredMember][],
): Promise<WholeMember> {
  const uid = accountOf(id, member);
  const hasAccount = member.accountUid ? true : (await readTogether(userDocument(uid))) !== undefined;
  const isShared =
    member.email !== '' && all.some(([other, { email }]) => other !== id && email === member.email);
  return {
    ...memberStore.toRecord(id, member),
    hidden: member.hidden ?? [],
    account: hasAccount ? 'own' : isShared ? 'shared' : 'none',
    accountUid: hasAccount ? uid : '',
  };
}
