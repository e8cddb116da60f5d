/**
 * For members whose profile an earlier version has saved: what they show of their interests is also in
 * their entry.
 */
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { memberStore, teamSummary } from './member-store.ts';
import { profileDocument, shownInterests } from './profile-store.ts';

/** Returns how many entries it has changed, or would change. */
export async function copyInterests(dryRun: boolean): Promise<number> {
  let changed = 0;
  for (const [id, { hasProfile }] of await memberStore.readAll()) {
    if (hasProfile && (await transact((tx) => copyOne(tx, id, dryRun)))) changed += 1;
  }
  if (!dryRun && changed > 0)
    await transact(async (tx) => teamSummary.write(tx, await teamSummary.source(tx)));
  return changed;
}

/** Both are read again, because the person may save the profile at the same time. */
async function copyOne(tx: Transaction, id: string, dryRun: boolean): Promise<boolean> {
  const member = (await tx.get(memberStore.document(id))).data();
  const interests = shownInterests((await tx.get(profileDocument(id))).data());
  if (!member?.hasProfile || interests === (member.interests ?? '')) return false;
  if (!dryRun) memberStore.update(tx, id, { interests });
  return true;
}
