import { api } from '@lab/contract';
import * as identity from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../test/server.ts';
import { register } from './register.ts';

// Only calls to Firebase Authentication are mocked.
vi.mock('firebase/auth', () => ({
  createUserWithEmailAndPassword: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  updateProfile: vi.fn(),
  sendEmailVerification: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  signInWithPopup: vi.fn(),
  GoogleAuthProvider: class {},
  browserPopupRedirectResolver: {},
}));

const form = { name: 'Ada Byron', email: 'ada@lab.test', password: 'Secret#1', confirmPassword: 'Secret#1' };
const address = '/images/profile/u1/me.webp';
const identityError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const account = { uid: 'u1', emailVerified: false, delete: vi.fn(async () => {}) };
const auth = { signOut: vi.fn(async () => {}) } as unknown as identity.Auth & {
  signOut: ReturnType<typeof vi.fn>;
};
const steps: string[] = [];
const picture = { send: vi.fn(), discard: vi.fn() };
const attempt = { signal: new AbortController().signal, reportProgress: () => {} };
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.clearAllMocks();
  steps.length = 0;
  const step =
    <Result>(name: string, result: Result) =>
    async () => {
      steps.push(name);
      return result;
    };
  vi.mocked(identity.createUserWithEmailAndPassword).mockImplementation(
    step('account', { user: account } as never),
  );
  vi.mocked(identity.updateProfile).mockImplementation(step('profile', undefined));
  vi.mocked(identity.sendEmailVerification).mockImplementation(step('email', undefined));
  picture.send.mockImplementation(step('picture', address));
  server = stubServer()
    .answers(api.users.register, () => {
      steps.push('record');
      return { insertedId: 'u1' };
    })
    .answers(api.accounts.remove, { deletedCount: 1 });
});

describe('registration', () => {
  it('creates account, record, picture, profile and email, in this order', async () => {
    expect(await register(auth, form, picture, attempt)).toBeNull();
    expect(steps).toEqual(['account', 'record', 'picture', 'profile', 'record', 'email']);
    const person = { email: 'ada@lab.test', name: 'Ada Byron' };
    expect(server.calls(api.users.register).map(({ body }) => body)).toEqual([
      person,
      { ...person, photoUrl: address },
    ]);
    expect(identity.updateProfile).toHaveBeenCalledWith(account, {
      displayName: 'Ada Byron',
      photoURL: `${location.origin}${address}`,
    });
    expect(identity.sendEmailVerification).toHaveBeenCalledWith(account, {
      url: `${location.origin}/verify-email?verified=yes`,
    });
  });

  it('writes the page to return to into the link of the email', async () => {
    await register(auth, form, picture, attempt, '/application/Flume?a=1');
    expect(identity.sendEmailVerification).toHaveBeenCalledWith(account, {
      url: `${location.origin}/verify-email?verified=yes&next=%2Fapplication%2FFlume%3Fa%3D1`,
    });
  });

  it.each([
    ['the picture', () => picture.send.mockRejectedValue(new Error('no storage')), 'no storage'],
    [
      'the profile',
      () => vi.mocked(identity.updateProfile).mockRejectedValue(new Error('no profile')),
      'no profile',
    ],
    [
      'the record',
      () => server.fails(api.users.register, 500, { message: 'Internal Server Error', code: 'internal' }),
      'Internal Server Error',
    ],
  ])('removes everything if %s fails', async (_, fail, sentence) => {
    fail();
    await expect(register(auth, form, picture, attempt)).rejects.toThrow(sentence);
    expect(server.calls(api.accounts.remove)).toHaveLength(1);
    expect(picture.discard).toHaveBeenCalledOnce();
    expect(auth.signOut).toHaveBeenCalled();
    expect(identity.sendEmailVerification).not.toHaveBeenCalled();
  });

  it('keeps the account and its picture for the next try if the connection is lost', async () => {
    server.isUnreachable(api.users.register);
    await expect(register(auth, form, picture, attempt)).rejects.toMatchObject({ code: 'network' });
    expect(server.calls(api.accounts.remove)).toHaveLength(0);
    expect(picture.discard).not.toHaveBeenCalled();
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('removes everything after Cancel, and the next registration waits for that', async () => {
    const controller = new AbortController();
    const cancelled = { ...attempt, signal: controller.signal };
    picture.send.mockImplementationOnce(async () => {
      controller.abort(new Error('cancelled'));
      throw controller.signal.reason;
    });
    const removed = server.holds(api.accounts.remove, { deletedCount: 1 });
    const first = register(auth, form, picture, cancelled).catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.calls(api.accounts.remove)).toHaveLength(1));
    const second = register(auth, form, picture, attempt);
    expect(steps).toEqual(['account', 'record']);
    removed();
    expect(await first).toMatchObject({ message: 'cancelled' });
    expect(await second).toBeNull();
    expect(steps).toEqual([
      'account',
      'record',
      'account',
      'record',
      'picture',
      'profile',
      'record',
      'email',
    ]);
  });

  it('deletes the account itself if the server cannot remove everything', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    picture.send.mockRejectedValue(new Error('no storage'));
    server.isUnreachable(api.accounts.remove);
    await expect(register(auth, form, picture, attempt)).rejects.toThrow('no storage');
    expect(account.delete).toHaveBeenCalledOnce();
  });

  it('keeps the account if only the email could not be sent, and returns the error', async () => {
    const failure = identityError('invalid-continue-uri');
    vi.mocked(identity.sendEmailVerification).mockRejectedValue(failure);
    expect(await register(auth, form, picture, attempt)).toBe(failure);
    expect(server.calls(api.accounts.remove)).toHaveLength(0);
  });
});

describe('an email that is taken', () => {
  beforeEach(() => {
    vi.mocked(identity.createUserWithEmailAndPassword).mockRejectedValue(
      identityError('email-already-in-use'),
    );
  });

  it('is refused with another password', async () => {
    vi.mocked(identity.signInWithEmailAndPassword).mockRejectedValue(identityError('wrong-password'));
    await expect(register(auth, form, picture, attempt)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(steps).toEqual([]);
  });

  it('is refused if the account is complete, and nobody stays signed in', async () => {
    vi.mocked(identity.signInWithEmailAndPassword).mockResolvedValue({
      user: { ...account, emailVerified: true },
    } as never);
    await expect(register(auth, form, picture, attempt)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(steps).toEqual([]);
  });

  it('is continued after an interrupted registration', async () => {
    vi.mocked(identity.signInWithEmailAndPassword).mockResolvedValue({ user: account } as never);
    expect(await register(auth, form, picture, attempt)).toBeNull();
    expect(steps).toEqual(['record', 'picture', 'profile', 'record', 'email']);
  });
});
