/**
 * `endedSessions`: sign-ins whose person logged out, by a hash of who and when. A token of such a sign-in is
 * refused, which could otherwise be used for an hour, and what renews it for 30 days.
 */
import { tokenClock } from '@lab/contract/features/session/token';
import { day } from '@lab/contract/lib/durations';
import { collection } from '../data/firestore.ts';
import { hashOfSecret } from '../data/secret.ts';
import { noTime, timeAt } from '../data/time.ts';

interface Session {
  uid: string;
  /** When the person signed in, in seconds. */
  signedInAt: number;
}

/** In seconds, since Firebase's own session of a browser has no end: docs/security.md#sessions. */
export const longestSession = (30 * day) / 1_000;

const shape = { expiresAt: noTime };

const idOf = ({ uid, signedInAt }: Session) => hashOfSecret(`${uid} ${signedInAt}`);
const documentOf = (session: Session) => collection<typeof shape>('endedSessions', shape).doc(idOf(session));

/** As with accounts, a lookup for each call would double its time (`account.ts`). */
const cachedForMs = 30_000;
const maxCached = 1_000;
const cached = new Map<string, { at: number; ended: Promise<boolean> }>();

export function hasEnded(session: Session): Promise<boolean> {
  const id = idOf(session);
  const now = Date.now();
  const entry = cached.get(id);
  if (entry && now - entry.at < cachedForMs) return entry.ended;
  const ended = documentOf(session)
    .get()
    .then(({ exists }) => exists);
  if (cached.size >= maxCached) cached.clear();
  cached.set(id, { at: now, ended });
  ended.catch(() => cached.delete(id));
  return ended;
}

export async function endSession(session: Session): Promise<void> {
  const goodUntil = session.signedInAt + longestSession + tokenClock.lifetime;
  await documentOf(session).set({ expiresAt: timeAt(goodUntil * 1_000) });
  cached.delete(idOf(session));
}
