/** How long an admin waits for a reply to be stored, when nobody is told of it and when somebody is. */
import { now } from '../src/core/data/time.ts';
import { messagesCollection } from '../src/features/messages/message-store.ts';
import { replyToMessage } from '../src/features/messages/messages.ts';
import { compare, type Measured, warmUps } from './measure.ts';

const times = 200;
/** What telling may add to the median. */
const limitMs = 3;

const caller = {
  uid: 'uid-0',
  email: 'author@example.org',
  verified: true,
  role: 'admin' as const,
  signedInAt: 0,
};
const sent = { name: 'Jo', email: 'reader@example.org', phone: '1', message: 'Hello?', reply: '' };

/** Writes as many messages as are answered, so that only replying is measured. */
async function replying(uid: string): Promise<() => Promise<unknown>> {
  const ids: string[] = [];
  for (let count = 0; count < times + warmUps; count++) {
    const message = messagesCollection().doc();
    await message.set({ ...sent, uid, createdAt: now() });
    ids.push(message.id);
  }
  return () => replyToMessage({ _id: ids.pop() ?? '', replay: 'At nine.' }, caller);
}

export async function measureNotifying(): Promise<Measured[]> {
  return compare(
    [
      ['reply, nobody is told', await replying('')],
      ['reply, somebody is told', await replying('reader')],
    ],
    times,
  );
}

/** The calls that are slower than the first one, which tells nobody. */
export const longer = ([nobody, ...told]: Measured[]) =>
  told
    .map(({ name, medianMs }) => ({ name, more: medianMs - (nobody?.medianMs ?? 0) }))
    .filter(({ more }) => more > limitMs)
    .map(({ name, more }) => `${name} takes ${more.toFixed(1)} ms longer`);
