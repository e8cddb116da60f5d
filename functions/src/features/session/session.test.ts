import { Timestamp } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { type Caller, visitor } from '../../core/http/caller.ts';
import { hasEnded } from '../../core/http/ended-sessions-store.ts';
import { verifyToken } from '../../core/http/token.ts';
import { openFirestore } from '../../test/engine.ts';
import { joinEntry } from '../team/join-entry.ts';
import { upsertUser } from '../users/upsert-user.ts';
import { userDocument } from '../users/user-store.ts';
import { session } from './session.ts';

// What joining does is tested with the team; here it only counts whether a sign-in asks for it.
vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
vi.mock('../team/join-entry.ts', () => ({ joinEntry: vi.fn().mockResolvedValue(undefined) }));
vi.stubEnv('TOKEN_SECRET', 'a-key-of-this-test-with-more-than-32-bytes');
await openFirestore();

/** In seconds. */
const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;

const mia: Caller = {
  ...visitor,
  uid: 'mia',
  email: 'mia@example.org',
  verified: true,
  signedInAt: anHourAgo,
};
const exchange = (caller: Caller, email = 'mia@example.org', replaces?: number) =>
  session.token({ params: {}, query: undefined, body: { email, replaces }, caller });
const given = async (caller: Caller) => {
  const reply = await exchange(caller);
  if (!('token' in reply)) throw new Error('no token');
  return reply.token;
};
const roleIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).role;

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(joinEntry).mockClear();
});

it('a sign-in is exchanged for a token of the same person', async () => {
  await upsertUser(mia, { name: 'Mia', photoUrl: '' });
  expect(await verifyToken(await given({ ...mia, role: 'admin' }))).toMatchObject({
    uid: 'mia',
    email: 'mia@example.org',
    role: 'admin',
    signedInAt: anHourAgo,
  });
});

it('who has no record is no admin, because no list would show them', async () => {
  expect(await verifyToken(await given({ ...mia, role: 'admin' }))).toMatchObject({ role: '' });
});

it('the token has the role of the person’s record, or none when there is no record', async () => {
  expect(roleIn(await given(mia))).toBe('');
  await userDocument('mia').set({
    name: 'Mia',
    email: 'mia@example.org',
    photoUrl: '',
    role: 'writer',
    phone: '',
    university: '',
    details: '',
    socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
    createdAt: Timestamp.now(),
  });
  expect(roleIn(await given(mia))).toBe('writer');
});

it('no token is given for another email', async () => {
  await expect(exchange(mia, 'tom@example.org')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This is not the email of the signed-in account.',
  });
});

it('no token is given before the email is verified', async () => {
  await expect(exchange({ ...mia, verified: false })).rejects.toMatchObject({ code: 'forbidden' });
});

const days = 24 * 60 * 60;
it('30 days after a sign-in the person signs in again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (mia.signedInAt + 30 * days) * 1_000 });
  expect(await given(mia)).toBeTruthy();
  vi.setSystemTime((mia.signedInAt + 30 * days + 1) * 1_000);
  await expect(exchange(mia)).rejects.toMatchObject({
    code: 'unauthorized',
    message: 'Your session has ended. Please log in again to continue.',
  });
});

it.each([
  [0, true],
  [299, true],
  [300, false],
  [3_600, false],
])(
  '%d seconds after a sign-in the account is joined with its entry of the team: %s',
  async (seconds, joined) => {
    vi.useFakeTimers({ toFake: ['Date'], now: (mia.signedInAt + seconds) * 1_000 });
    await given(mia);
    expect(vi.mocked(joinEntry).mock.calls).toEqual(joined ? [[mia]] : []);
  },
);

it('who cannot be joined is signed in all the same, and the log says why', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: mia.signedInAt * 1_000 });
  vi.mocked(joinEntry).mockRejectedValueOnce(new Error('The database is away'));
  expect(await given(mia)).toBeTruthy();
  const error = expect.stringContaining('The database is away');
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ severity: 'ERROR', requestId: '', error }));
});

it('who logs out ends this sign-in', async () => {
  await session.end({ params: {}, query: undefined, body: undefined, caller: mia });
  expect(await hasEnded({ uid: 'mia', signedInAt: anHourAgo })).toBe(true);
});

it.each([
  [anHourAgo - 1, true],
  [anHourAgo, false],
  [anHourAgo + 1, false],
])('a new sign-in ends the one before it that the browser still has a token of', async (replaces, ended) => {
  await exchange({ ...mia, uid: `mia-${replaces}` }, 'mia@example.org', replaces);
  expect(await hasEnded({ uid: `mia-${replaces}`, signedInAt: replaces })).toBe(ended);
});

it('a member is no admin', async () => {
  await upsertUser(mia, { name: 'Mia', photoUrl: '' });
  expect(await verifyToken(await given(mia))).toMatchObject({ role: '' });
});

it('an email that the person has changed is written into their record, and one that is the same is not', async () => {
  await upsertUser({ ...mia, email: 'old@example.org' }, { name: 'Mia', photoUrl: '' });
  await given(mia);
  const changed = await userDocument('mia').get();
  expect(changed.data()).toMatchObject({ name: 'Mia', email: 'mia@example.org' });
  await given(mia);
  expect((await userDocument('mia').get()).updateTime).toEqual(changed.updateTime);
});
