import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call, nextPath } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, signIn } from '../../test/people.ts';
import { newsBody, publishPaper } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const add = async (over: object = {}): Promise<string> => {
  const { status, body } = await call('POST /News', { token: admin.token, body: newsBody(over) });
  expect(status).toBe(200);
  return body.insertedId;
};
const listed = async () =>
  (await call('GET /news')).body as { _id: string; title: string; details: string }[];

test('an item is the caller’s and of now, whatever the body says', async () => {
  const id = await add({ authorEmail: 'someone@else.org', createdAt: '1999-01-01' });
  const { body } = await call(`GET /news/${id}`);
  expect(body).toEqual({
    _id: id,
    ...newsBody(),
    imageAlt: '',
    formatted: '',
    areas: [],
    references: [],
    authorEmail: admin.email,
    createdAt: expect.any(String),
  });
  expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000);
  expect((await listed())[0]).toEqual(body);
});

test.each([
  ['title', 'Title is required'],
  ['summary', 'Summary is required'],
  ['details', 'Details are required'],
  ['image', 'Please upload an image.'],
])('without %s: %s', async (field, text) => {
  const { status, body } = await call('POST /News', { token: admin.token, body: newsBody({ [field]: ' ' }) });
  expect(status).toBe(400);
  expect(body).toEqual({ message: text, code: 'invalid', fields: { [field]: text } });
});

test('a change and a deletion are seen in the list and in the item', async () => {
  const id = await add();
  const older = (await listed())[1]?._id;
  const changed = await call(`PATCH /news/${id}`, {
    token: admin.token,
    body: newsBody({ title: 'We stayed' }),
  });
  expect(changed.body).toEqual({ modifiedCount: 1 });
  expect((await listed())[0]).toMatchObject({ _id: id, title: 'We stayed' });
  expect((await call(`GET /news/${id}`)).body.title).toBe('We stayed');

  expect((await call(`DELETE /news/${id}`, { token: admin.token })).body).toEqual({ deletedCount: 1 });
  expect((await listed())[0]?._id).toBe(older);
  const gone = await call(`GET /news/${id}`);
  expect(gone.status).toBe(404);
  expect(gone.body.message).toBe('News not found.');
  expect((await call(`PATCH /news/${id}`, { token: admin.token, body: newsBody() })).status).toBe(404);
  expect((await call(`DELETE /news/${id}`, { token: admin.token })).status).toBe(404);
});

test('pages follow each other across the end of the stored first page', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 23; count++)
    ids.unshift(await add({ title: `Item ${count}`, details: 'x'.repeat(900) }));
  const first = await call('GET /news');
  expect(first.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 20));
  expect(first.body[0].details).toHaveLength(200);
  const second = await call(`GET ${nextPath(first)}`);
  expect(second.body.map(({ _id }: { _id: string }) => _id).slice(0, 3)).toEqual(ids.slice(20));
  const whole = await call('GET /news?limit=23');
  expect(whole.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  const two = await call('GET /news?limit=2');
  const nextTwo = await call(`GET ${nextPath(two)}`);
  expect(nextTwo.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(2, 4));

  // Deleting from a full first page brings the item after it forward.
  await call(`DELETE /news/${ids[0]}`, { token: admin.token });
  expect((await listed()).map(({ _id }) => _id)).toEqual(ids.slice(1, 21));
});

describe('who wrote it', () => {
  test('tells name and photo of who has published, and nothing else', async () => {
    await add();
    const { body } = await call(`GET /post/${admin.email}`);
    expect(body).toEqual({ name: 'Ada Admin', photoUrl: '' });
    const author = await makeMember('Paul Paper');
    await publishPaper(author, admin);
    expect((await call(`GET /post/${author.email.toUpperCase()}`)).body.name).toBe('Paul Paper');
  });

  test('is who wrote it, whoever has the email now', async () => {
    const former = await makeAdmin('Fritz Former');
    const { body } = await call('POST /News', { token: former.token, body: newsBody() });
    await identity().updateUser(former.uid, { email: `moved-${former.email}`, emailVerified: true });
    await identity().createUser({ email: former.email, password: 'Secret#1', emailVerified: true });
    const token = await signIn(former.email);
    await call('POST /users', { token, body: { email: former.email, name: 'Stan Stranger' } });

    for (const query of ['', `?item=${body.insertedId}`]) {
      expect((await call(`GET /post/${former.email}${query}`)).body.name).toBe('Fritz Former');
    }
    expect((await call(`GET /post/${admin.email}?item=${body.insertedId}`)).status).toBe(404);
    expect((await call(`GET /post/${former.email}?item=no-such-item`)).status).toBe(404);
  });

  test('does not tell whether anybody else has an account', async () => {
    const member = await makeMember();
    const registered = await call(`GET /post/${member.email}`);
    const unknown = await call('GET /post/nobody@example.org');
    expect(registered.status).toBe(404);
    expect(registered.body).toEqual(unknown.body);
  });
});
