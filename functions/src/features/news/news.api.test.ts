import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { firestore } from '../../core/data/firestore.ts';
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

test('an item is the caller’s, whatever the body says, and of now', async () => {
  const id = await add({ authorEmail: 'someone@else.org' });
  const { body } = await call(`GET /news/${id}`);
  expect(body).toEqual({
    _id: id,
    ...newsBody(),
    date: new Date().toISOString().slice(0, 10),
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
])('without %s: %s', async (field, text) => {
  const { status, body } = await call('POST /News', { token: admin.token, body: newsBody({ [field]: ' ' }) });
  expect(status).toBe(400);
  expect(body).toEqual({ message: text, code: 'invalid', fields: { [field]: text } });
});

describe('the day of an item', () => {
  const read = async (id: string) => (await call(`GET /news/${id}`)).body;
  const change = (id: string, body: object) => call(`PATCH /news/${id}`, { token: admin.token, body });

  test('is the one of the form, at the time of writing, and decides its place', async () => {
    const newest = await add();
    const old = await add({ date: '2019-03-14' });
    expect(await read(old)).toMatchObject({
      date: '2019-03-14',
      createdAt: expect.stringMatching(/^2019-03-14T/),
    });
    expect((await listed())[0]?._id).toBe(newest);
    const { body: all } = await call('GET /news?limit=100');
    expect(all.at(-1)._id).toBe(old);
  });

  test('is the specification’s createdAt, to the second', async () => {
    const id = await add({ createdAt: '2018-05-06T23:30:00-05:00' });
    expect(await read(id)).toMatchObject({ date: '2018-05-07', createdAt: '2018-05-07T04:30:00.000Z' });
    expect(await read(await add({ createdAt: '2018-05-06' }))).toMatchObject({ date: '2018-05-06' });
    expect(await read(await add({ date: '2017-01-02', createdAt: '2018-05-06' }))).toMatchObject({
      date: '2017-01-02',
    });
  });

  test.each([
    ['2999-01-01', 'The date cannot be in the future'],
    ['2019-02-30', 'Please provide a valid date (YYYY-MM-DD)'],
    ['2019', 'Please provide a valid date (YYYY-MM-DD)'],
    ['yesterday', 'Please provide a valid date (YYYY-MM-DD)'],
  ])('cannot be %s', async (day, text) => {
    for (const name of ['date', 'createdAt']) {
      const { status, body } = await call('POST /News', {
        token: admin.token,
        body: newsBody({ [name]: day }),
      });
      expect([status, body.fields]).toEqual([400, { date: text }]);
    }
  });

  test('moves the item in the list, the feed and the sitemap, and an empty one changes nothing', async () => {
    const id = await add({ title: 'We moved long ago' });
    await change(id, { date: '2016-07-08' });
    expect((await listed()).map(({ _id }) => _id)).not.toContain(id);
    const moved = await read(id);
    expect(moved.createdAt).toMatch(/^2016-07-08T/);
    await change(id, { date: '', title: 'We moved' });
    expect(await read(id)).toMatchObject({ date: '2016-07-08', createdAt: moved.createdAt });
    await change(id, { date: new Date().toISOString().slice(0, 10) });
    expect((await listed())[0]?._id).toBe(id);
    const sitemap = await (await fetch(`${process.env.LAB_ADDRESS}/sitemap.xml`)).text();
    expect(sitemap).not.toMatch(/\/news\/[^<]*<\/loc>\s*<lastmod>201/);
  });

  test('of one who has none is that of its creation, also for who compares with it', async () => {
    const id = await add();
    await firestore().doc(`news/${id}`).update({ date: FieldValue.delete() });
    const { date, createdAt } = await read(id);
    expect(date).toBe(createdAt.slice(0, 10));
    const renamed = await change(id, { title: 'Again', date, before: { title: 'We moved', date } });
    expect(renamed.status).toBe(200);
    expect((await read(id)).createdAt).toBe(createdAt);
  });
});

test('an item needs no picture, and neither its page nor the feed has a place for one', async () => {
  const id = await add({ title: 'Without a picture', image: undefined });
  expect((await call(`GET /news/${id}`)).body.image).toBe('');
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/news/${id}`)).text();
  expect(page).toContain('Without a picture');
  expect(page.match(/<article[\s\S]*?<\/article>/)?.[0]).not.toMatch(/<img[^>]*1080/);
  const feed = await fetch(`${process.env.LAB_ADDRESS}/feed.json?of=news`);
  const { items } = (await feed.json()) as { items: { title: string }[] };
  const [item] = items.filter(({ title }) => title === 'Without a picture');
  expect(item).toMatchObject({ title: 'Without a picture' });
  expect(item).not.toHaveProperty('image');
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
