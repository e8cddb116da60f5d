/**
 * Published records name the account of their author. Where a member hides their email, an alias replaces it.
 */
import { limits } from '@lab/contract/api/limits';
import { digestOf } from '../data/digest.ts';
import type { Transaction } from '../data/firestore.ts';
import { fittingRows } from '../summaries/fitting-rows.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';

interface Row {
  _id: string;
  accountUid?: string;
  hidesEmail?: boolean;
}

/** Always the same for one account, and no address. */
export const authorAlias = (uid: string) => `member-${digestOf(uid)}`;

/** The row of all accounts without one, where not all who hide the email have one. */
const allOthers = '*';

/**
 * `people`, the present before the former: the first row of an account says what it has chosen. `gone` count
 * where it has none.
 */
export function hiddenEmailsIn(people: readonly Row[], gone: readonly Row[] = []) {
  const rows = [...people, ...gone].toReversed();
  const hides = new Map(rows.map(({ _id, accountUid, hidesEmail }) => [accountUid || _id, hidesEmail]));
  const hidesIt = (uid: string) => hides.get(hides.has(uid) ? uid : allOthers);
  return <Written extends { authorEmail: string }>(record: Written, uid: unknown): Written =>
    typeof uid === 'string' && uid && hidesIt(uid) ? { ...record, authorEmail: authorAlias(uid) } : record;
}

const team = homePart<Row[]>('team', [{ _id: '' }]);
const alumni = homePart<Row[]>('alumni', [{ _id: '' }]);

/** Accounts that hide their email, although an admin has deleted their entry; the last first. */
const hiding = homePart<string[]>('hiding', ['']);

export const readHiding = async (): Promise<Row[]> =>
  (await hiding.read()).map((_id) => ({ _id, hidesEmail: true }));

/**
 * Of more than fit nobody's email is shown by mistake: those who never said anything count as hiding theirs
 * too.
 */
export function hidingOf(uids: readonly string[]) {
  const fitting = fittingRows(uids, limits.homeBytes.hiding);
  if (fitting.length === uids.length) return hiding.of(fitting);
  const named = uids.filter((uid) => uid !== allOthers);
  return hiding.of(fittingRows([allOthers, ...named], limits.homeBytes.hiding));
}

/** With the deletion of an entry, after the other reads of the transaction. */
export async function noteHiding(tx: Transaction, uid: string): Promise<void> {
  const others = (await hiding.read(tx)).filter((one) => one !== uid);
  writeHome(tx, hidingOf([uid, ...others]));
}

/** With the deletion of an account. It reads, and the function that it returns writes. */
export async function deleterOfHiding(tx: Transaction, uid: string): Promise<() => void> {
  const uids = await hiding.read(tx);
  return () => {
    if (uids.includes(uid)) writeHome(tx, hidingOf(uids.filter((one) => one !== uid)));
  };
}

/** Costs no read on pages, because all of them read `public/home`. */
export async function readHiddenEmails() {
  const [gone, present, former] = await Promise.all([readHiding(), team.read(), alumni.read()]);
  return hiddenEmailsIn([...present, ...former], gone);
}
