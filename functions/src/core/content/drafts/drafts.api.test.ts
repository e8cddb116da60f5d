/** Drafts of news: who may, two people, what is refused, and what goes with a person. */
import {
  type ContentState,
  canMove,
  contentStates,
  moveNames,
} from '@lab/contract/core/content/drafts/lifecycle';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { contentBody } from '../../../test/content.ts';
import { draftsOf } from '../../../test/drafts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { firestore } from '../../data/firestore.ts';

let admin: Person;
let other: Person;
let member: Person;

beforeAll(async () => {
  [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin('Bo Boss'), makeMember()]);
});

const drafts = draftsOf('news', () => admin.token);
const theirs = draftsOf('news', () => other.token);
const ofMember = draftsOf('news', () => member.token);
const body = (over: object = {}) => contentBody('news', { date: '', ...over });
const byAdmin = (what: string, given?: object) =>
  call(what, { token: admin.token, ...(given && { body: given }) });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A record in each state. */
const records: Record<ContentState, () => Promise<string>> = {
  draft: async () => (await drafts.begun(body())).id,
  async scheduled() {
    const { id, revision } = await drafts.begun(body());
    await drafts.schedule(id, { revision, publishAt: inAnHour() });
    return id;
  },
  published: async () => (await byAdmin('POST /News', body())).body.insertedId,
  async changed() {
    const id = await records.published();
    await drafts.save(id, { revision: 0, values: body() });
    return id;
  },
  async withdrawn() {
    const id = await records.published();
    await drafts.withdraw(id, 0);
    return id;
  },
};

describe.each(contentStates)('a record that is %s', (state) => {
  test.each(moveNames)('allows the move %s as the table says', async (move) => {
    const id = await records[state]();
    const { revision } = await drafts.read(id);
    const moves = {
      save: () => drafts.save(id, { revision, values: body() }),
      publish: () => drafts.publish(id, revision),
      schedule: () =>
        drafts.schedule(id, {
          revision,
          ...(state === 'published' ? { withdrawAt: inAnHour() } : { publishAt: inAnHour() }),
        }),
      unschedule: () => drafts.unschedule(id, revision),
      withdraw: () => drafts.withdraw(id, revision),
      drop: () => drafts.drop(id, revision),
      restore: () => drafts.restore(id, 1, revision),
    };
    expect(await drafts.read(id)).toMatchObject({ state });
    const { status, body: answered } = await moves[move]();
    // What was never published has no version to restore, and nothing to withdraw.
    const neverPublished =
      (move === 'restore' && state === 'draft') || (move === 'withdraw' && state === 'scheduled');
    if (neverPublished) expect(status).toBe(404);
    else if (canMove(move, state)) expect([move, status, answered]).toEqual([move, 200, expect.anything()]);
    else {
      expect([status, answered.code]).toEqual([409, 'conflict']);
      expect(answered.message).toBe(draftTexts.impossible(draftTexts.states[state]));
      expect(await drafts.read(id)).toMatchObject({ state, revision });
    }
  });
});

describe('what is refused', () => {
  test('a call of somebody who may not write news, also of their own id', async () => {
    const { id } = await drafts.begun(body());
    const answers = await Promise.all([
      ofMember.create(body()),
      ofMember.get(id),
      ofMember.save(id, { revision: 1, values: {} }),
      ofMember.publish(id, 1),
      ofMember.drop(id, 1),
      ofMember.withdraw(id, 1),
      ofMember.schedule(id, { revision: 1, publishAt: inAnHour() }),
      ofMember.unschedule(id, 1),
      ofMember.restore(id, 1, 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(await drafts.read(id)).toMatchObject({ revision: 1, state: 'draft' });
  });

  test('a draft of another kind under the same id', async () => {
    const { id } = await drafts.begun(body());
    const events = draftsOf('events', () => admin.token);
    expect((await events.get(id)).status).toBe(404);
    expect((await events.publish(id, 1)).status).toBe(404);
    const published = await records.published();
    expect((await events.get(published)).status).toBe(404);
    expect(await events.versions(published)).toEqual([]);
    expect((await events.restore(published, 1, 0)).status).toBe(404);
  });

  test('values of another type, and texts that are too long, at their field', async () => {
    for (const [values, fields] of [
      [{ title: ['x'] }, { title: expect.any(String) }],
      [{ title: 'x'.repeat(301) }, { title: 'Title must be at most 300 characters' }],
      [{ areas: 'none' }, { areas: expect.any(String) }],
    ] as const) {
      const { status, body: answered } = await drafts.create(values);
      expect([status, Object.keys(answered.fields)[0]]).toEqual([400, `values.${Object.keys(fields)[0]}`]);
    }
  });

  test('half of an address or of a date is kept, and refused when it is published', async () => {
    const values = body({ date: '2026-1', image: 'https' });
    const { id } = await drafts.begun(values);
    expect((await drafts.read(id)).values).toMatchObject({ date: '2026-1', image: 'https' });
    const { status, body: answered } = await drafts.publish(id, 1);
    expect([status, Object.keys(answered.fields).sort()]).toEqual([400, ['date', 'image']]);
  });

  test('unknown fields are left out', async () => {
    const { id } = await drafts.begun(body({ uid: 'x', createdAt: '2020-01-01', version: 7 }));
    const { values } = await drafts.read(id);
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['uid']));
    expect(values.version).toBeUndefined();
  });

  test('times that have passed, that are none, or in the wrong order', async () => {
    const { id, revision } = await drafts.begun(body());
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const { wrong } = draftTexts;
    for (const [times, fields] of [
      [{}, { publishAt: wrong.noTime }],
      [{ publishAt: '2020-01-01T10:00Z' }, { publishAt: wrong.past }],
      [{ publishAt: '2031-01-01' }, { publishAt: wrong.moment }],
      [{ publishAt: '2031-01-01T10:00' }, { publishAt: wrong.moment }],
      [{ publishAt: later, withdrawAt: inAnHour() }, { withdrawAt: wrong.order }],
      [{ withdrawAt: later }, { publishAt: wrong.noTime }],
    ] as const) {
      const answer = await drafts.schedule(id, { revision, ...times });
      expect([times, answer.status, answer.body.fields]).toEqual([times, 400, fields]);
    }
    const published = await records.published();
    const answer = await drafts.schedule(published, { revision: 0, publishAt: later });
    expect(answer.body.fields).toEqual({ publishAt: wrong.notDrafted });
  });

  test('what is incomplete is not scheduled, and what is scheduled stays complete', async () => {
    const { id } = await drafts.begun({ title: 'Only a title' });
    const refused = await drafts.schedule(id, { revision: 1, publishAt: inAnHour() });
    expect(refused.body.fields).toMatchObject({ summary: 'Summary is required' });
    const scheduled = await records.scheduled();
    const { revision } = await drafts.read(scheduled);
    const saved = await drafts.save(scheduled, { revision, values: { title: 'Only a title' } });
    expect(saved.body.fields).toMatchObject({ summary: 'Summary is required' });
    expect((await drafts.save(scheduled, { revision, values: body() })).status).toBe(200);
    expect(await drafts.read(scheduled)).toMatchObject({ state: 'scheduled' });
  });
});

describe('two people', () => {
  test('the second to save is told, and nothing is overwritten', async () => {
    const { id } = await drafts.begun(body());
    const [mine, other] = [body(), body()];
    expect((await theirs.save(id, { revision: 1, values: other })).body.revision).toBe(2);
    const refused = await drafts.save(id, { revision: 1, values: mine });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: draftTexts.changed } });
    expect(await drafts.read(id)).toMatchObject({ values: other, savedByName: 'Bo Boss' });
    for (const late of [drafts.publish(id, 1), drafts.drop(id, 1)]) expect((await late).status).toBe(409);
    expect((await drafts.save(id, { revision: 2, values: mine })).status).toBe(200);
  });

  test('of two who begin a next version at once, one is told', async () => {
    const id = await records.published();
    const both = await Promise.all([
      drafts.save(id, { revision: 0, values: body() }),
      theirs.save(id, { revision: 0, values: body() }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of two who publish at once, one is told, and it is published once', async () => {
    const { id } = await drafts.begun(body());
    const both = await Promise.all([drafts.publish(id, 1), theirs.publish(id, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await drafts.versions(id)).toHaveLength(1);
  });

  test('a saving whose answer was lost can be repeated, and begins one draft', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const values = body();
    const [one, again] = [await drafts.create(values, headers), await drafts.create(values, headers)];
    expect(again.body).toEqual(one.body);
    const id = one.body.insertedId;
    const next = body();
    const first = await drafts.save(id, { revision: 1, values: next });
    expect((await drafts.save(id, { revision: 1, values: next })).body).toEqual(first.body);
  });

  test('what was changed on the site meanwhile is no more overwritten by a next version', async () => {
    const id = await records.changed();
    const { values, revision } = await drafts.read(id);
    const { title } = body();
    await byAdmin(`PATCH /news/${id}`, { title });
    const refused = await drafts.publish(id, revision);
    expect(refused).toMatchObject({ status: 409, body: { message: errorTexts.changedMeanwhile } });
    const { published } = await drafts.read(id);
    expect(published.title).toBe(title);
    // Now it is seen.
    const saved = await drafts.save(id, { revision, values, before: published });
    expect((await drafts.publish(id, saved.body.revision)).status).toBe(200);
    expect((await call(`GET /news/${id}`)).body.title).toBe(values.title);
  });
});

describe('what else happens to the record', () => {
  test('deleting it leaves its next version as a draft, and nothing happens by itself any more', async () => {
    const id = await records.changed();
    await drafts.schedule(id, { revision: 1, publishAt: inAnHour(), withdrawAt: '2031-01-01T10:00Z' });
    expect((await byAdmin(`DELETE /news/${id}`)).status).toBe(200);
    expect(await drafts.read(id)).toMatchObject({ state: 'draft', publishAt: '', withdrawAt: '' });
    expect(await drafts.versions(id)).toEqual([]);
    expect((await byAdmin(`POST /removed/news/${id}`)).status).toBe(200);
    expect(await drafts.versions(id)).toHaveLength(1);
  });

  test('a withdrawn record keeps its day and author, and can be deleted and restored', async () => {
    const id = await records.published();
    const { createdAt, authorEmail } = (await call(`GET /news/${id}`)).body;
    await theirs.withdraw(id, 0);
    await theirs.publish(id, 1);
    expect((await call(`GET /news/${id}`)).body).toMatchObject({ createdAt, authorEmail });
    await drafts.withdraw(id, 0);
    expect((await drafts.drop(id, 1)).status).toBe(200);
    expect((await drafts.get(id)).status).toBe(404);
    expect((await byAdmin(`POST /removed/news/${id}`)).status).toBe(200);
    expect((await call(`GET /news/${id}`)).body).toMatchObject({ createdAt, authorEmail });
    expect(await drafts.versions(id)).toHaveLength(2);
  });

  test('fifty versions are kept', async () => {
    const id = await records.published();
    for (let number = 2; number <= 52; number++)
      expect((await byAdmin(`PATCH /news/${id}`, { title: `Version ${number}` })).status).toBe(200);
    const kept = await drafts.versions(id);
    expect([kept.length, kept[0]?.name, kept.at(-1)?.number]).toEqual([50, 'Version 52', 3]);
    expect((await drafts.restore(id, 2, 0)).status).toBe(404);
  });

  test('a record of before there were versions gets two with its first change', async () => {
    const id = await records.published();
    await firestore().doc(`news/${id}`).update({ newestVersion: 0 });
    await firestore().doc(`versions/news:${id}-1`).delete();
    const { title } = (await call(`GET /news/${id}`)).body;
    await byAdmin(`PATCH /news/${id}`, { title: 'Changed' });
    expect((await drafts.versions(id)).map(({ name }) => name)).toEqual(['Changed', title]);
  });
});

test('with an account its name goes from drafts and versions, which stay', async () => {
  const leaving = await makeAdmin('Lou Leaving');
  const own = draftsOf('news', () => leaving.token);
  const { id } = await own.begun(body());
  const scheduled = (await own.begun(body())).id;
  await own.schedule(scheduled, { revision: 1, publishAt: inAnHour() });
  const withdrawn = (await own.begun(body())).id;
  await own.publish(withdrawn, 1);
  await own.withdraw(withdrawn, 0);
  expect((await call('DELETE /myAccount', { token: leaving.idToken })).body).toEqual({ deletedCount: 1 });
  for (const one of [id, scheduled, withdrawn])
    expect(await drafts.read(one)).toMatchObject({ savedByName: '' });
  expect(await drafts.versions(withdrawn)).toMatchObject([{ publishedByName: '' }]);
  const documents = await Promise.all(
    [`drafts/news:${id}`, `drafts/news:${scheduled}`, `drafts/news:${withdrawn}`].map((path) =>
      firestore().doc(path).get(),
    ),
  );
  const text = JSON.stringify(documents.map((each) => each.data()));
  for (const mark of [leaving.uid, leaving.email, leaving.name]) expect(text).not.toContain(mark);
});
