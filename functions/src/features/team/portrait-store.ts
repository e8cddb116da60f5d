import { filesNamedIn, nameAtAddress } from '@lab/contract/lib/uploads/files';
import type { Query } from 'firebase-admin/firestore';
import { collection, transact } from '../../core/data/firestore.ts';
import { removedOf } from '../../core/removed/removed-store.ts';
import { usersCollection } from '../users/user-store.ts';
import { memberStore } from './member-store.ts';

/** Not from the store of alumni, because alumni import the team. */
const alumni = () => collection('alumni', { image: '' });

/** Whether somebody has this portrait now, had it on the team, or would have it if a deletion were undone. */
export function isPortrait(address: string): Promise<boolean> {
  return transact(async (tx) => {
    const having = (all: Query, field: string) => tx.get(all.where(field, '==', address).select().limit(1));
    const named = await Promise.all([
      having(memberStore.collection(), 'image'),
      having(usersCollection(), 'photoUrl'),
      having(alumni(), 'image'),
      having(alumni(), 'before.member.image'),
    ]);
    const removed = [await removedOf('member', tx), await removedOf('alumnus', tx)].flat();
    const name = nameAtAddress(address);
    return (
      named.some(({ empty }) => !empty) || removed.some(({ record }) => filesNamedIn(record).includes(name))
    );
  });
}
