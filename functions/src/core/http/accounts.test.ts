import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirestore } from '../../test/engine.ts';
import { idToken, openIdentity } from '../../test/identity.ts';
import { identity as auth } from '../data/firebase.ts';
import { collection } from '../data/firestore.ts';
import { hashOfSecret } from '../data/secret.ts';
import { givenIn, liveAccount } from './account.ts';
import { authenticate } from './authenticate.ts';
import { endSession, hasEnded } from './ended-sessions-store.ts';
import { signToken } from './token.ts';

vi.stubEnv('TOKEN_SECRET', 'a-key-of-this-test-with-more-than-32-bytes');
await openFirestore();
const identity = await openIdentity();
const seconds = () => Math.floor(Date.now() / 1000);

// The functions cache accounts, so each test uses another person.
let people = 0;
let uid: string;
beforeEach(() => {
  uid = `person-${++people}`;
});

const member = async ({ admin = false, signedInAt = seconds() } = {}) =>
  authenticate(
    'member',
    `Bearer ${await signToken({ uid, email: `${uid}@example.org`, admin, role: '', signedInAt })}`,
  );
const holder = (claims: object = {}, lifetime?: string) =>
  authenticate('session', `Bearer ${idToken(uid, { email: 'Mia@Example.org', ...claims }, lifetime)}`);

describe('a call with the token of the product', () => {
  it('is made by the person whom it names', async () => {
    identity.accounts.set(uid, {});
    const signedInAt = seconds() - 60;
    expect(await member({ signedInAt })).toMatchObject({
      uid,
      email: `${uid}@example.org`,
      verified: true,
      role: '',
      signedInAt,
    });
  });

  it('is an admin’s only where the token and the account both say so', async () => {
    identity.accounts.set(uid, { admin: true });
    expect((await member({ admin: true })).role).toBe('admin');
    expect((await member()).role).toBe('');
    identity.accounts.set(uid, { admin: false });
    expect((await member({ admin: true })).role).toBe('');
  });

  it('is refused where the account is gone', async () => {
    await expect(member()).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Your session has ended. Please log in again to continue.',
    });
  });

  it('is refused where the account is disabled', async () => {
    identity.accounts.set(uid, { disabled: true });
    await expect(member()).rejects.toMatchObject({
      code: 'disabled',
      message: 'This account has been disabled.',
    });
  });

  it('is refused where the person was signed out everywhere after that sign-in', async () => {
    identity.accounts.set(uid, { validSince: seconds() - 10 });
    await expect(member({ signedInAt: seconds() - 11 })).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'You were signed out everywhere. Please log in again to continue.',
    });
  });

  it('is allowed from the very second of the sign-out on', async () => {
    const validSince = seconds() - 10;
    identity.accounts.set(uid, { validSince });
    expect(await member({ signedInAt: validSince })).toMatchObject({ uid });
  });
});

describe('a sign-in whose person logged out', () => {
  const refusal = {
    code: 'unauthorized',
    message: 'Your session has ended. Please log in again to continue.',
  };

  it('is over for all of its tokens at once, and other sign-ins go on', async () => {
    identity.accounts.set(uid, {});
    const signedInAt = seconds() - 60;
    expect(await member({ signedInAt })).toMatchObject({ uid });
    await endSession({ uid, signedInAt });
    await expect(member({ signedInAt })).rejects.toMatchObject(refusal);
    await expect(holder({ auth_time: signedInAt })).rejects.toMatchObject(refusal);
    expect(await member({ signedInAt: signedInAt + 1 })).toMatchObject({ uid });
    expect(await holder({ auth_time: signedInAt + 1 })).toMatchObject({ uid });
  });

  it('of the same second is not that of another person', async () => {
    const signedInAt = seconds();
    await endSession({ uid, signedInAt });
    expect(await hasEnded({ uid: `${uid}0`, signedInAt })).toBe(false);
  });

  it('is noticed within 30 seconds by an instance that did not end it', async () => {
    const session = { uid, signedInAt: seconds() };
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    expect(await hasEnded(session)).toBe(false);
    // The other instance writes, and this one remembers what it has read.
    const stored = collection('endedSessions', {}).doc(hashOfSecret(`${uid} ${session.signedInAt}`));
    await stored.set({});
    vi.setSystemTime(start + 29_999);
    expect(await hasEnded(session)).toBe(false);
    vi.setSystemTime(start + 30_000);
    expect(await hasEnded(session)).toBe(true);
    vi.useRealTimers();
  });
});

describe('an account', () => {
  const hourAgo = () => seconds() - 3600;

  it('is looked up once in 30 seconds', async () => {
    identity.accounts.set(uid, {});
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    await liveAccount(uid, hourAgo());
    vi.setSystemTime(start + 29_999);
    await liveAccount(uid, hourAgo());
    expect(identity.asked).toBe(1);
    vi.setSystemTime(start + 30_000);
    await liveAccount(uid, hourAgo());
    expect(identity.asked).toBe(2);
    vi.useRealTimers();
  });

  it('is looked up anew for a token that is newer than what is remembered, or made in the same second', async () => {
    identity.accounts.set(uid, {});
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(1_800_000_001_000);
    await liveAccount(uid, hourAgo());
    await liveAccount(uid, 1_800_000_000);
    expect(identity.asked).toBe(2);
    vi.setSystemTime(1_800_000_002_001);
    await liveAccount(uid, 1_800_000_001);
    await liveAccount(uid, 1_800_000_001);
    expect(identity.asked).toBe(3);
    vi.useRealTimers();
  });

  it('is forgotten when a thousand others have been remembered since', async () => {
    identity.accounts.set(uid, {});
    await liveAccount(uid, hourAgo());
    // Accounts cached by earlier tests count toward the cache's limit; one of these lookups reaches it and
    // empties the cache.
    for (let start = 0; start < 1000; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => liveAccount(`other-${start + i}`, hourAgo())));
    }
    const asked = identity.asked;
    await liveAccount(uid, hourAgo());
    expect(identity.asked).toBe(asked + 1);
    await liveAccount(uid, hourAgo());
    expect(identity.asked).toBe(asked + 1);
  });

  it('is asked for again after the identity service has failed', async () => {
    identity.accounts.set(uid, { admin: true, disabled: true, validSince: 1_700_000_000 });
    identity.isDown = true;
    await expect(liveAccount(uid, hourAgo())).rejects.toThrow();
    identity.isDown = false;
    expect(await liveAccount(uid, hourAgo())).toEqual({
      role: 'admin',
      given: [],
      disabled: true,
      tokensValidAfter: 1_700_000_000,
    });
  });

  it('that was never signed out is valid from the beginning', async () => {
    identity.accounts.set(uid, {});
    expect(await liveAccount(uid, hourAgo())).toEqual({
      role: '',
      given: [],
      disabled: false,
      tokensValidAfter: 0,
    });
  });

  it.each([
    [{ roles: ['reviewer', 'editor', 'admin', 'toString'] }, ['editor', 'reviewer']],
    [{ roles: 'editor' }, []],
    [{ roles: [['editor']] }, []],
    [{ role: 'editor' }, []],
    [undefined, []],
  ])('with the claims %j has the given roles %j', (claims, given) => {
    expect(givenIn(claims)).toEqual(given);
  });
});

describe('a call with the token of a sign-in', () => {
  it('is made by the person who signed in', async () => {
    identity.accounts.set(uid, { email: 'mia@example.org' });
    const signedIn = seconds() - 5;
    expect(await holder({ auth_time: signedIn })).toEqual({
      uid,
      email: 'mia@example.org',
      verified: true,
      role: '',
      given: [],
      signedInAt: signedIn,
    });
    expect(await holder({ email: undefined, email_verified: 'true', admin: 'true' })).toMatchObject({
      email: '',
      verified: false,
      role: '',
    });
    expect(await holder({ admin: true })).toMatchObject({ role: 'admin' });
  });

  it('is refused where the account is disabled, gone or signed out, or the token has ended or is none', async () => {
    await expect(holder()).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Please login again to continue.',
    });
    identity.accounts.set(uid, { disabled: true });
    await expect(holder()).rejects.toMatchObject({
      code: 'disabled',
      message: 'This account has been disabled.',
    });
    identity.accounts.set(uid, { validSince: seconds() + 60 });
    await expect(holder()).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'You were signed out everywhere. Please log in again to continue.',
    });
    identity.accounts.set(uid, {});
    await expect(holder({}, '-1s')).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Your session has ended. Please log in again to continue.',
    });
    await expect(authenticate('session', 'Bearer a.b.c')).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Please login again to continue.',
    });
  });

  it.each([(token: string) => `x Bearer ${token}`, (token: string) => `Bearer ${token} x`])(
    'is nothing but the token (%s)',
    async (write) => {
      identity.accounts.set(uid, {});
      await expect(authenticate('session', write(idToken(uid)))).rejects.toMatchObject({
        code: 'unauthorized',
      });
    },
  );

  it('asks whether the person was signed out since, which only the emulator does unasked', async () => {
    identity.accounts.set(uid, {});
    const verify = vi.spyOn(auth(), 'verifyIdToken');
    await holder();
    expect(verify).toHaveBeenCalledExactlyOnceWith(expect.any(String), true);
    verify.mockRestore();
  });

  it('fails as our own fault where the identity service fails', async () => {
    identity.isDown = true;
    await expect(holder()).rejects.toMatchObject({ code: 'auth/internal-error' });
  });
});
