import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { newsBody } from '../../test/records.ts';

let member: Person;
let item: string;

beforeAll(async () => {
  member = await makeMember();
  const { token } = await makeAdmin();
  item = (await call('POST /News', { token, body: newsBody() })).body.insertedId;
});

test.each([
  ['a record', () => `/news/${item}`],
  ['a list', () => '/news?limit=1'],
])('who is signed in reads %s as it is stored now, and no cache keeps it', async (_what, path) => {
  const asked = `${path()}${path().includes('?') ? '&' : '?'}fresh=1`;
  const { status, body, headers } = await call(`GET ${asked}`, { token: member.token });
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(body).toEqual((await call(`GET ${path()}`)).body);
});

test('everybody else gets the copy of all', async () => {
  const address = `${process.env.LAB_ADDRESS}/api/news/${item}`;
  const { status, headers } = await fetch(`${address}?fresh=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, `/api/news/${item}`]);
});

test('a token alone changes nothing', async () => {
  const { headers } = await call(`GET /news/${item}`, { token: member.token });
  expect(headers.get('cache-control')).toMatch(/^public, /);
});

test.each(['x.y.z', 'nobody'])('the token %s leads past no copy', async (token) => {
  const { status, body } = await call(`GET /news/${item}?fresh=1`, { token });
  expect([status, body.code]).toEqual([401, 'unauthorized']);
});
