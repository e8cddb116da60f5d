/** Who writes drafts without the right to publish changes nothing that visitors read, by no way. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { contentBody } from '../../../test/content.ts';
import { draftsOf } from '../../../test/drafts.ts';
import { makeAdmin, makeWithRoles, type Person } from '../../../test/people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, ...(body && { body }) });
const news = (over: object = {}) => contentBody('news', { date: '', ...over });
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('a contributor', () => {
  let person: Person;
  const own = draftsOf('news', () => person.token);
  const editors = draftsOf('news', () => admin.token);
  const read = (id: string) => call(`GET /news/${id}`);
  beforeAll(async () => {
    person = await makeWithRoles(admin, [{ role: 'contributor', only: ['news'] }]);
  });

  test('writes a draft, which only somebody else publishes', async () => {
    const { id, revision } = await own.begun(news({ title: 'By a contributor' }));
    expect(await own.read(id)).toMatchObject({ state: 'draft', isOwn: true });
    for (const answer of [
      await own.publish(id, revision),
      await own.schedule(id, { revision, publishAt: soon(3_600_000) }),
      await own.withdraw(id, revision),
      await own.unschedule(id, revision),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([
        403,
        expect.stringContaining('publish, change and delete news'),
      ]);
    }
    expect((await read(id)).status).toBe(404);
    expect((await editors.publish(id, revision)).status).toBe(200);
    expect((await read(id)).body.title).toBe('By a contributor');
  });

  test('changes nothing that visitors read: not by POST, PATCH, DELETE, a next version or an older one', async () => {
    const { body: made } = await byAdmin('POST /News', news({ title: 'As it was' }));
    const id = made.insertedId;
    const ask = (what: string, body?: object) => call(what, { token: person.token, ...(body && { body }) });
    expect((await ask('POST /News', news())).status).toBe(403);
    expect((await ask(`PATCH /news/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await ask(`DELETE /news/${id}`)).status).toBe(403);
    expect((await ask(`POST /removed/news/${id}`)).status).toBe(403);
    expect((await own.withdraw(id, 0)).status).toBe(403);
    expect((await own.save(id, { revision: 0, values: news({ title: 'Next' }) })).status).toBe(200);
    expect((await own.restore(id, 1, 1)).status).toBe(200);
    expect((await read(id)).body.title).toBe('As it was');
    expect((await own.drop(id, 2)).status).toBe(200);
  });

  test('leaves alone what is scheduled, because it would be published as they wrote it', async () => {
    const { id, revision } = await own.begun(news());
    await editors.schedule(id, { revision, publishAt: soon(3_600_000) });
    const { revision: now } = await own.read(id);
    expect((await own.save(id, { revision: now, values: news({ title: 'Slipped in' }) })).status).toBe(403);
    expect((await own.unschedule(id, now)).status).toBe(403);
    expect((await editors.read(id)).values.title).not.toBe('Slipped in');
  });

  test('drops what they have begun, and neither what others began nor what was withdrawn', async () => {
    const mine = await own.begun(news());
    expect((await own.drop(mine.id, mine.revision)).status).toBe(200);
    const theirs = await editors.begun(news());
    // To have saved it last is not to have begun it.
    const { body } = await own.save(theirs.id, { revision: theirs.revision, values: news() });
    expect((await own.drop(theirs.id, body.revision)).status).toBe(403);
    const { body: made } = await byAdmin('POST /News', news());
    const { body: withdrawn } = await editors.withdraw(made.insertedId, 0);
    expect((await own.drop(made.insertedId, withdrawn.revision)).status).toBe(403);
  });

  test('reads and writes no other kind', async () => {
    const others = draftsOf('events', () => person.token);
    expect((await others.create(contentBody('events'))).status).toBe(403);
    const { id, revision } = await draftsOf('events', () => admin.token).begun(contentBody('events'));
    expect((await others.get(id)).status).toBe(403);
    expect((await others.save(id, { revision, values: contentBody('events') })).status).toBe(403);
  });
});
