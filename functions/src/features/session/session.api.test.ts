import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember } from '../../test/people.ts';

test('the token says who, with which rights, and ends after an hour', async () => {
  const admin = await makeAdmin();
  expect(decodeProtectedHeader(admin.token)).toEqual({ alg: 'HS256' });
  const claims = decodeJwt(admin.token);
  expect(claims).toMatchObject({ sub: admin.uid, email: admin.email, admin: true, role: 'admin' });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  expect(decodeJwt((await makeMember()).token)).toMatchObject({ admin: false, role: '' });
});

test('the email may be written in any case', async () => {
  const { email, idToken } = await makeMember();
  const { status } = await call('POST /jwt', { token: idToken, body: { email: ` ${email.toUpperCase()} ` } });
  expect(status).toBe(200);
});

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'nobody' }, 'Please provide a valid email'],
  [{ email: ['a@b.org'] }, 'Email is not valid'],
])('%o: %s', async (body, text) => {
  const { idToken } = await makeMember();
  const answer = await call('POST /jwt', { token: idToken, body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ email: text });
});

test.each(['yesterday', 1.5, -1, 1e10])('a sign-in at %s is no time', async (replaces) => {
  const { email, idToken } = await makeMember();
  const answer = await call('POST /jwt', { token: idToken, body: { email, replaces } });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['replaces']]);
});

test('for another email it is refused without saying whether there is such an account', async () => {
  const { idToken } = await makeMember();
  const other = await makeMember();
  const registered = await call('POST /jwt', { token: idToken, body: { email: other.email } });
  const unknown = await call('POST /jwt', { token: idToken, body: { email: 'nobody@example.org' } });
  expect(registered.status).toBe(403);
  expect(registered.body).toEqual(unknown.body);
  expect(registered.body.message).toBe('This is not the email of the signed-in account.');
});
