import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from './authenticate.ts';
import { signToken, verifyToken } from './token.ts';

const secret = 'a-key-of-this-test-with-more-than-32-bytes';
vi.stubEnv('TOKEN_SECRET', ` ${secret}\n`);
vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
vi.stubEnv('GCLOUD_PROJECT', 'a-lab');

const claims = {
  uid: 'mia',
  email: 'mia@example.org',
  admin: false,
  role: '',
  signedInAt: 1_700_000_000,
} as const;
const payload = {
  sub: 'mia',
  iss: 'research-lab',
  aud: 'a-lab',
  email: 'mia@example.org',
  auth_time: 1_700_000_000,
};
const now = () => Math.floor(Date.now() / 1000);

function made(changes: JWTPayload = {}, key = secret, alg = 'HS256'): Promise<string> {
  return new SignJWT({ ...payload, iat: now(), exp: now() + 60, ...changes })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(key));
}

const refusal = { code: 'unauthorized', message: 'Please login again to continue.' };

describe('a token', () => {
  it('says who it was given to, for an hour', async () => {
    const token = await signToken(claims);
    const before = now();
    expect(await verifyToken(token)).toEqual({
      uid: 'mia',
      email: 'mia@example.org',
      role: '',
      signedInAt: 1_700_000_000,
      issuedAt: expect.closeTo(before, -1),
    });
    const { exp, iat, role } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - iat).toBe(3600);
    expect(role).toBe('');
  });

  it('names an admin only by the word true', async () => {
    expect(await verifyToken(await signToken({ ...claims, admin: true }))).toMatchObject({ role: 'admin' });
    expect(await verifyToken(await made({ admin: 'true' }))).toMatchObject({ role: '' });
  });

  it('that has ended says so', async () => {
    await expect(verifyToken(await made({ exp: now() - 1 }))).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Your session has ended. Please log in again to continue.',
    });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by somebody else', () => made({}, 'another-key-with-more-than-thirty-two-bytes')],
    ['signed in another way', () => made({}, secret.repeat(2), 'HS512')],
    ['not signed at all', () => new UnsecuredJWT({ ...payload, iat: now(), exp: now() + 60 }).encode()],
    ['of another issuer', () => made({ iss: 'another-lab' })],
    ['of another lab with the same key', () => made({ aud: 'another-lab' })],
    ['of no lab', () => made({ aud: undefined })],
    ['of nobody', () => made({ sub: undefined })],
    ['without an email', () => made({ email: undefined })],
    ['without a beginning', () => made({ iat: undefined })],
    ['without an end', () => made({ exp: undefined })],
    ['without the time of the sign-in', () => made({ auth_time: undefined })],
    ['of nonsense', () => 'a.b.c'],
  ])('%s is refused', async (_, token) => {
    await expect(verifyToken(await token())).rejects.toMatchObject(refusal);
  });
});

describe('the header Authorization', () => {
  it('is not asked for by a public call', async () => {
    expect(await authenticate('public', undefined)).toEqual({
      uid: '',
      email: '',
      verified: false,
      role: '',
      signedInAt: 0,
    });
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer abc',
    'Bearer a.b',
    'Bearer .b.c',
    'Bearer a..c',
    'Bearer a.b.c d',
    'x Bearer a.b.c',
    'Basic a.b.c',
    'a.b.c',
  ])('that holds no token (%s) is refused', async (header) => {
    await expect(authenticate('member', header)).rejects.toMatchObject(refusal);
  });
});
