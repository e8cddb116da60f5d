/**
 * How long an admin waits for a reply to be stored: when nobody is told of it, when mail is switched off, and when it is sent. Sending
 * is the work of other functions, so the call must take the same time.
 */
import { identity } from '../src/data/firebase.ts';
import { firestore } from '../src/data/firestore.ts';
import { now } from '../src/data/time.ts';
import { messagesCollection } from '../src/messages/message-store.ts';
import { replyToMessage } from '../src/messages/messages.ts';
import { type Measured, measure } from './measure.ts';

const times = 100;
/** What telling may add to the handler's own time. */
const limitMs = 2;

const email = 'reader@example.org';
const caller = { uid: 'uid-0', email: 'author@example.org', verified: true, admin: true, signedInAt: 0 };

/** Writes as many messages as are answered, so that only replying is measured. */
async function replies(name: string, uid: string): Promise<Measured> {
  const ids: string[] = [];
  for (let count = 0; count < times + 10; count++) {
    const message = messagesCollection().doc();
    await message.set({ name: 'Jo', email, uid, phone: '1', message: 'Hello?', reply: '', createdAt: now() });
    ids.push(message.id);
  }
  return measure(name, times, () => {
    const body = { _id: ids.pop() ?? '', replay: 'At nine.' };
    return replyToMessage(body, caller);
  });
}

export async function measureTelling(): Promise<Measured[]> {
  const settings = firestore().doc('mailSettings/main');
  const { uid } = await identity().createUser({ email, emailVerified: true });
  await firestore().doc(`users/${uid}`).set({ name: 'Jo Reader', email });
  try {
    const nobody = await replies('reply, nobody is told', '');
    await settings.set({ on: false });
    const off = await replies('reply, mail is off', uid);
    await settings.set({
      on: true,
      perHour: 10_000,
      from: 'lab@example.org',
      answers: 'answers@example.org',
    });
    const on = await replies('reply, mail is sent', uid);
    return [nobody, off, on];
  } finally {
    await identity().deleteUser(uid);
  }
}

/** The calls that are slower than the first one, which tells nobody. */
export const longer = ([nobody, ...told]: Measured[]) =>
  told
    .map(({ name, handlerMs }) => ({ name, more: handlerMs - (nobody?.handlerMs ?? 0) }))
    .filter(({ more }) => more > limitMs)
    .map(({ name, more }) => `${name} takes ${more.toFixed(1)} ms longer of its own`);
