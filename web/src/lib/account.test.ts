import type { User } from 'firebase/auth';
import * as service from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword, hasPassword, proveIdentity, showInAccount } from './account.ts';
import { openFirebase } from './firebase.ts';

vi.mock('./firebase.ts', () => ({ openFirebase: vi.fn() }));
// Only what would ask Google is stubbed.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  reauthenticateWithCredential: vi.fn(async () => {}),
  reauthenticateWithPopup: vi.fn(async () => {}),
  updatePassword: vi.fn(async () => {}),
  updateProfile: vi.fn(async () => {}),
}));

const password = { providerId: 'password' };
const google = { providerId: 'google.com' };
const lost = Object.assign(new Error('Firebase'), { code: 'auth/network-request-failed' });
const wrong = Object.assign(new Error('Firebase'), { code: 'auth/wrong-password' });

/** The account that is signed in on this device. */
function signedIn(currentUser: object | null) {
  const opened: object = { auth: { currentUser } };
  vi.mocked(openFirebase).mockResolvedValue(opened as Awaited<ReturnType<typeof openFirebase>>);
  return currentUser as User;
}
const account = () => ({ email: 'mia@example.org', providerData: [password] });
const { reauthenticateWithCredential, reauthenticateWithPopup, updatePassword, updateProfile } =
  vi.mocked(service);
const proofs = () => reauthenticateWithCredential.mock.calls.map(([, proof]) => proof.toJSON());
const proof = (text: string, email = 'mia@example.org') =>
  expect.objectContaining({ email, password: text, signInMethod: 'password' });

beforeEach(() => vi.clearAllMocks());

it.each([
  ['a password', [google, password], true],
  ['only Google', [google], false],
])('an account with %s', (_, providerData, has) => {
  expect(hasPassword(signedIn({ providerData }))).toBe(has);
});

it('a new name is refused after signing out, for example in another tab', async () => {
  signedIn(null);
  await expect(showInAccount({ name: 'Mia', photoUrl: undefined })).rejects.toThrow(
    'No user is currently signed in',
  );
});

describe('the identity', () => {
  it('is proved with the password of the account', async () => {
    const user = signedIn(account());
    await proveIdentity(user, 'secret');
    expect(reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(user, expect.anything());
    expect(proofs()).toEqual([proof('secret')]);
    expect(reauthenticateWithPopup).not.toHaveBeenCalled();
  });

  it('is not proved by an empty password, nor for an account without an email', async () => {
    const user = signedIn({ ...account(), email: null });
    reauthenticateWithCredential.mockRejectedValueOnce(wrong);
    await expect(proveIdentity(user, '')).rejects.toBe(wrong);
    expect(proofs()).toEqual([proof('', '')]);
    expect(reauthenticateWithPopup).not.toHaveBeenCalled();
  });

  it('is proved in Google’s window where the account has no password', async () => {
    const user = signedIn({ ...account(), providerData: [google] });
    await proveIdentity(user, undefined);
    expect(reauthenticateWithPopup).toHaveBeenCalledExactlyOnceWith(
      user,
      expect.any(service.GoogleAuthProvider),
      service.browserPopupRedirectResolver,
    );
    expect(reauthenticateWithCredential).not.toHaveBeenCalled();
  });
});

describe('a new password', () => {
  it('is set after the current one was proved, and signs this device in again', async () => {
    const user = signedIn(account());
    await changePassword(user, 'secret', 'better');
    expect(updatePassword).toHaveBeenCalledExactlyOnceWith(user, 'better');
    expect(proofs()).toEqual([proof('secret'), proof('better')]);
  });

  it('is not set after a wrong current one', async () => {
    const user = signedIn(account());
    reauthenticateWithCredential.mockRejectedValueOnce(wrong);
    await expect(changePassword(user, 'guess', 'better')).rejects.toBe(wrong);
    expect(updatePassword).not.toHaveBeenCalled();
  });

  it('is not reported as failed when the network goes after it was set', async () => {
    const user = signedIn(account());
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    reauthenticateWithCredential.mockImplementationOnce(vi.fn()).mockRejectedValueOnce(lost);
    await expect(changePassword(user, 'secret', 'better')).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith(lost);
  });

  it('is reported as failed when it could not be set', async () => {
    const user = signedIn(account());
    updatePassword.mockRejectedValueOnce(lost);
    await expect(changePassword(user, 'secret', 'better')).rejects.toBe(lost);
  });
});

describe('the name and the picture of an account', () => {
  it('have an absolute address of the picture, which Google asks for', async () => {
    const user = signedIn(account());
    await showInAccount({ name: 'Mia', photoUrl: '/images/profile/mia/1.webp' });
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith(user, {
      displayName: 'Mia',
      photoURL: `${location.origin}/images/profile/mia/1.webp`,
    });
  });

  it.each([undefined, ''])('leave the picture as it is if the address is %j', async (photoUrl) => {
    const user = signedIn(account());
    await showInAccount({ name: 'Mia', photoUrl });
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith(user, { displayName: 'Mia' });
  });
});
