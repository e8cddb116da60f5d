/** Published records name the account of their author. Where a member hides their email, an alias stands for it. */
import { createHash } from 'node:crypto';
import { homePart } from '../summaries/home-store.ts';

const team = homePart<{ _id: string; accountUid?: string; hidesEmail?: boolean }[]>('team', [{ _id: '' }]);

const digestOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 32);

/** Always the same for one account, and no address. */
export const authorAlias = (uid: string) => `member-${digestOf(uid)}`;

/** Costs no read on pages, because all of them read `public/home`. */
export async function hidingEmails() {
  const hiding = (await team.read()).filter(({ hidesEmail }) => hidesEmail);
  const uids = new Set(hiding.map(({ _id, accountUid }) => accountUid || _id));
  return <Written extends { authorEmail: string }>(record: Written, uid: unknown): Written =>
    typeof uid === 'string' && uids.has(uid) ? { ...record, authorEmail: authorAlias(uid) } : record;
}
