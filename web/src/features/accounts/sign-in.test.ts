import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import * as identity from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { stubServer } from '../../test/server.ts';
import { signInWithGoogle } from './sign-in.ts';

// Only calls to Firebase Authentication are mocked.
vi.mock('firebase/auth', () => ({
  signInWithPopup: vi.fn(),
  GoogleAuthProvider: class {},
  browserPopupRedirectResolver: {},
}));

const auth = { signOut: vi.fn() } as unknown as identity.Auth;
const email = `${'long'.repeat(30)}@lab.test`;

it.each([
  ['a name', 'Ada Byron', 'Ada Byron'],
  ['a very long name', 'x'.repeat(150), 'x'.repeat(limits.name)],
  ['a long name of rare letters', `x${'😀'.repeat(80)}`, `x${'😀'.repeat(49)}`],
  ['a name of spaces', '   ', email.slice(0, limits.name)],
  ['no name', null, email.slice(0, limits.name)],
])('%s from Google does not stop the sign-in', async (_what, displayName, name) => {
  const server = stubServer().answers(api.users.register, { insertedId: 'u1' });
  const user = { email, displayName, photoURL: null };
  vi.mocked(identity.signInWithPopup).mockResolvedValue({ user } as never);
  await signInWithGoogle(auth);
  expect(server.calls(api.users.register)[0]?.body).toEqual({ email, name, photoUrl: '' });
});

it.each([
  ['Google', 'https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
  ['this site', 'https://lab.test/images/profile/u1/me.webp', '/images/profile/u1/me.webp'],
  ['an address that pages may not show', 'https://example.org/me.webp', ''],
])('a picture from %s does not stop the sign-in', async (_where, photoURL, photoUrl) => {
  const server = stubServer().answers(api.users.register, { insertedId: 'u1' });
  const user = { email, displayName: 'Ada Byron', photoURL };
  vi.mocked(identity.signInWithPopup).mockResolvedValue({ user } as never);
  await signInWithGoogle(auth);
  expect(server.calls(api.users.register)[0]?.body).toEqual({ email, name: 'Ada Byron', photoUrl });
});
