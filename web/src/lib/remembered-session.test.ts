import { api } from '@lab/contract';
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { rememberedSession, rememberUser } from './remembered-session.ts';
import { hintKey, type LiveSession } from './session-state.ts';

const mia = { uid: 'mia', email: 'mia@example.org', name: 'Mia', photoUrl: '' };
const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
function storeToken(claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = `x.${base64({ sub: 'mia', iat: exp - 3600, exp, admin: true, role: '', ...claims })}.x`;
  localStorage.setItem(tokenStorageKey, token);
  return token;
}

const credentials = {
  token: vi.fn(async () => 'id token'),
  able: () => ({ role: '' as const }),
  renew: vi.fn(async () => 'new token'),
  end: vi.fn(),
};
const fetchLive = vi.fn(async () => ({ credentials }) as Partial<LiveSession> as LiveSession);

beforeEach(() => rememberUser(mia));
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('a person with a valid token is shown at once, and Firebase is not asked', async () => {
  const token = storeToken();
  const session = rememberedSession(fetchLive);
  expect(session?.state).toEqual({ user: mia, role: 'admin', loading: false, checking: true });
  expect(await session?.credentials.token(api.users.list)).toBe(token);
  expect(session?.credentials.able()).toEqual({ role: 'admin' });
  expect(fetchLive).not.toHaveBeenCalled();
});

it('a token without rights gives none', async () => {
  storeToken({ admin: undefined, role: undefined });
  const session = rememberedSession(fetchLive);
  expect(session?.state).toMatchObject({ role: '' });
  expect(session?.credentials.able()).toEqual({ role: '' });
  storeToken({ admin: undefined, role: 'Member' });
  expect(rememberedSession(fetchLive)?.state.role).toBe('');
});

it('Firebase is asked for an ID token, after a refusal, and to end the session', async () => {
  storeToken();
  const session = rememberedSession(fetchLive);
  expect(await session?.credentials.token(api.session.token)).toBe('id token');
  expect(await session?.credentials.renew(api.users.list)).toBe('new token');
  const error = new ApiError(403, 'disabled', '');
  session?.credentials.end(error);
  await vi.waitFor(() => expect(credentials.end).toHaveBeenCalledWith(error));
});

it('no token is sent after a sign-out in another tab', async () => {
  storeToken();
  const session = rememberedSession(fetchLive);
  localStorage.removeItem(tokenStorageKey);
  expect(await session?.credentials.token(api.users.list)).toBeNull();
});

it.each([
  ['is missing', () => {}],
  ['has expired', () => storeToken({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['expires in a moment', () => storeToken({ exp: Math.floor(Date.now() / 1000) + 1 })],
  ['belongs to somebody else', () => storeToken({ sub: 'otto' })],
  ['is damaged', () => localStorage.setItem(tokenStorageKey, 'x.y.z')],
])('nobody is remembered if the token %s', (_, store) => {
  store();
  expect(rememberedSession(fetchLive)).toBeNull();
});

it.each([
  '1',
  '',
  '{',
  'null',
  '{"uid":"mia"}',
  '[]',
  JSON.stringify({ ...mia, email: '' }),
  JSON.stringify({ ...mia, email: undefined }),
  JSON.stringify({ ...mia, name: undefined }),
  JSON.stringify({ ...mia, photoUrl: undefined }),
])('nobody is remembered by the entry %j', (entry) => {
  storeToken();
  localStorage.setItem(hintKey, entry);
  expect(rememberedSession(fetchLive)).toBeNull();
});

it('nobody is remembered after a sign-out', () => {
  storeToken();
  rememberUser(null);
  expect(localStorage.getItem(hintKey)).toBeNull();
  expect(rememberedSession(fetchLive)).toBeNull();
});
