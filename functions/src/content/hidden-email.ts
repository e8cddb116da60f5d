/** Published records name the account of their author. Where a member hides their email, an alias stands for it. */
import { createHash } from 'node:crypto';
import { homePart } from '../summaries/home-store.ts';

interface Row {
  _id: string;
  accountUid?: string;
  hidesEmail?: boolean;
}

const digestOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 32);

/** Always the same for one account, and no address. */
export const authorAlias = (uid: string) => `member-${digestOf(uid)}`;

export function hiddenEmailsIn(team: readonly Row[]) {
  const uids = new Set(
    team.flatMap(({ _id, accountUid, hidesEmail }) => (hidesEmail ? accountUid || _id : [])),
  );
  return <Written extends { authorEmail: string }>(record: Written, uid: unknown): Written =>
    typeof uid === 'string' && uids.has(uid) ? { ...record, authorEmail: authorAlias(uid) } : record;
}

const team = homePart<Row[]>('team', [{ _id: '' }]);
const alumni = homePart<Row[]>('alumni', [{ _id: '' }]);

/** Costs no read on pages, because all of them read `public/home`. */
export async function readHiddenEmails() {
  const [present, former] = await Promise.all([team.read(), alumni.read()]);
  return hiddenEmailsIn([...present, ...former]);
}
