import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { removalDocument } from '../../core/removed/removed-store.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import {
  apply,
  areaBody,
  collaboratorBody,
  memberBody,
  newsBody,
  positionBody,
  sendMessage,
  submitPaper,
} from '../../test/records.ts';

let admin: Person;
let second: Person;
let member: Person;

beforeAll(async () => {
  admin = await makeAdmin();
  second = await makeAdmin('Bo Boss');
  member = await makeMember('Mia Member');
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const bySecond = (what: string, body?: object) => call(what, { token: second.token, body });

describe('the overview', () => {
  test('counts what waits and names the oldest of it', async () => {
    const before = (await byAdmin('GET /adminOverview')).body;
    const applicant = await makeMember('Ann Applicant');
    await apply(applicant, admin);
    await submitPaper(member);
    const message = await sendMessage(member);
    const { status, body } = await byAdmin('GET /adminOverview');
    expect(status).toBe(200);
    expect(body.applications.count).toBe(before.applications.count + 1);
    expect(body.papers.count).toBe(before.papers.count + 1);
    expect(body.messages.count).toBe(before.messages.count + 1);
    expect(body.users).toBe(before.users + 1);
    for (const { oldest } of [body.applications, body.papers, body.messages]) {
      expect(Date.parse(oldest)).toBeLessThanOrEqual(Date.now());
    }
    expect(body.papers.oldest).toBe(before.papers.oldest ?? body.papers.oldest);

    await byAdmin('PATCH /contactReplay', { _id: message, replay: 'At eight.' });
    expect((await byAdmin('GET /adminOverview')).body.messages.count).toBe(before.messages.count);
  });

  test('is for admins only', async () => {
    expect((await call('GET /adminOverview')).status).toBe(401);
    expect((await call('GET /adminOverview', { token: member.token })).status).toBe(403);
  });
});

test('messages can be asked for without those that are answered', async () => {
  const answered = await sendMessage(member);
  const waiting = await sendMessage(member);
  await byAdmin('PATCH /contactReplay', { _id: answered, replay: 'At eight.' });
  const ids = (await byAdmin('GET /adminContacts?unanswered=true&limit=100')).body.map(
    ({ _id }: { _id: string }) => _id,
  );
  expect(ids).toContain(waiting);
  expect(ids).not.toContain(answered);
});

const kinds = [
  { kind: 'news', path: '/news', make: newsBody, list: '/news?limit=100' },
  { kind: 'area', path: '/researchArea', make: areaBody, list: '/researchArea' },
  { kind: 'collaborator', path: '/collaborations', make: collaboratorBody, list: '/collaborations' },
  { kind: 'position', path: '/openPositions', make: positionBody, list: '/openPositions' },
  { kind: 'member', path: '/team', make: memberBody, list: '/team' },
];

describe.each(kinds)('a deleted $kind', ({ kind, path, make, list }) => {
  const listed = async () => (await call(`GET ${list}`)).body as { _id: string }[];

  test('comes back as it was, where it was', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    await byAdmin(`POST ${path}`, make());
    const before = await listed();
    expect((await byAdmin(`DELETE ${path}/${made.insertedId}`)).status).toBe(200);
    expect((await listed()).some(({ _id }) => _id === made.insertedId)).toBe(false);

    const { status, body } = await bySecond(`POST /removed/${kind}/${made.insertedId}`);
    expect(status).toBe(200);
    expect(body).toEqual({ restored: true });
    expect(await listed()).toEqual(before);
  });

  test('is on the list of what can be put back, until it is back or its time is over', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    const deleted = async () =>
      (await byAdmin('GET /removed?limit=100')).body.find(({ id }: { id: string }) => id === made.insertedId);
    expect(await deleted()).toBeUndefined();
    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    const removal = await deleted();
    expect(removal).toMatchObject({ kind, name: expect.stringMatching(/./) });
    const hours = (Date.parse(removal.expiresAt) - Date.parse(removal.createdAt)) / 3_600_000;
    expect(Math.round(hours)).toBe(kind === 'member' ? 0 : 30 * 24);
    await byAdmin(`POST /removed/${kind}/${made.insertedId}`);
    expect(await deleted()).toBeUndefined();

    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    const past = Timestamp.fromMillis(Date.now() - 1);
    await removalDocument(kind as 'news', made.insertedId).update({ expiresAt: past });
    expect(await deleted()).toBeUndefined();
  });

  test('comes back once, however many ask at once', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    const tries = Array.from({ length: 4 }, () => byAdmin(`POST /removed/${kind}/${made.insertedId}`));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toEqual({ code: 'not-found', message: 'It is too late to restore this.' });
    }
    expect((await listed()).filter(({ _id }) => _id === made.insertedId)).toHaveLength(1);
  });

  test('does not come back after its time', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    const past = Timestamp.fromMillis(Date.now() - 1);
    await removalDocument(kind as 'news', made.insertedId).update({ expiresAt: past });
    const { status, body } = await byAdmin(`POST /removed/${kind}/${made.insertedId}`);
    expect(status).toBe(404);
    expect(body.message).toBe('It is too late to restore this.');
  });

  test('is reported to the second admin who deletes or edits it', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    const answers = await Promise.all([
      byAdmin(`DELETE ${path}/${made.insertedId}`),
      bySecond(`DELETE ${path}/${made.insertedId}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await bySecond(`PATCH ${path}/${made.insertedId}`, make())).status).toBe(404);
    const log = (await byAdmin(`GET /activity?target=${made.insertedId}`)).body;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'created']);
  });

  test('is reported to the second admin who edits it without having seen the first change', async () => {
    const seen = make();
    const { body: made } = await byAdmin(`POST ${path}`, seen);
    const id = made.insertedId;
    const before = (await listed()).find(({ _id }) => _id === id);
    const changed = make({ name: 'First', title: 'First' });
    expect((await byAdmin(`PATCH ${path}/${id}`, { ...changed, before })).status).toBe(200);
    const { status, body } = await bySecond(`PATCH ${path}/${id}`, { ...seen, before });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Somebody else has changed this since you opened it. Please compare and try again.',
    );
    expect((await bySecond(`PATCH ${path}/${id}`, seen)).status).toBe(200);
  });

  test('a repeated change whose answer got lost is no conflict', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    const id = made.insertedId;
    const before = (await listed()).find(({ _id }) => _id === id);
    const changed = { ...make({ name: 'First', title: 'First' }), before };
    const first = await byAdmin(`PATCH ${path}/${id}`, changed);
    const again = await byAdmin(`PATCH ${path}/${id}`, changed);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const log = (await byAdmin(`GET /activity?target=${id}`)).body;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['edited', 'created']);
  });

  test('does not come back over what was sent again under its id', async () => {
    const headers = { 'Idempotency-Key': `again-${kind}-${Date.now()}` };
    const send = () => call(`POST ${path}`, { token: admin.token, body: make(), headers });
    const { body: made } = await send();
    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    expect((await send()).body).toEqual(made);
    const { status, body } = await byAdmin(`POST /removed/${kind}/${made.insertedId}`);
    expect(status).toBe(409);
    expect(body.message).toBe('Another record is in its place already.');
  });

  test('is no business of a member', async () => {
    const { body: made } = await byAdmin(`POST ${path}`, make());
    await byAdmin(`DELETE ${path}/${made.insertedId}`);
    const removed = `POST /removed/${kind}/${made.insertedId}`;
    expect((await call(removed)).status).toBe(401);
    expect((await call(removed, { token: member.token })).status).toBe(403);
  });
});

describe('putting back', () => {
  test.each(['user', 'application', 'constructor', '%2e%2e'])(
    'records of the kind %s are not there',
    async (kind) => {
      const { status } = await byAdmin(`POST /removed/${kind}/some-id`);
      expect(status).toBe(404);
    },
  );

  test('a position whose role is open again stays away, with the reason', async () => {
    const position = positionBody();
    const { body: made } = await byAdmin('POST /openPositions', position);
    await byAdmin(`DELETE /openPositions/${made.insertedId}`);
    await byAdmin('POST /openPositions', position);
    const { status, body } = await byAdmin(`POST /removed/position/${made.insertedId}`);
    expect(status).toBe(409);
    expect(body.message).toBe('There is already an open position with this role');
  });

  test('a member who has joined again meanwhile is not written over', async () => {
    const applicant = await makeMember('Ann Applicant');
    const id = await apply(applicant, admin);
    await byAdmin(`POST /team/${id}`, { role: 'Researcher' });
    await byAdmin(`DELETE /team/${id}`);
    await apply(applicant, admin);
    await byAdmin(`POST /team/${id}`, { role: 'Advisor' });
    const { status, body } = await byAdmin(`POST /removed/member/${id}`);
    expect(status).toBe(409);
    expect(body.message).toBe('Another record is in its place already.');
    expect((await call(`GET /team/${id}`)).body.role).toBe('Advisor');
  });
});

describe('two admins who act on one record', () => {
  test('accept it: one member, and the other is told', async () => {
    const applicant = await makeMember('Ann Applicant');
    const id = await apply(applicant, admin);
    const answers = await Promise.all([
      byAdmin(`POST /team/${id}`, { role: 'Researcher' }),
      bySecond(`POST /team/${id}`, { role: 'Advisor' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.body.message).toBe(
      'This application no longer exists.',
    );
  });

  test('publish and reject it: one of both happens', async () => {
    const id = await submitPaper(member);
    const [published, rejected] = await Promise.all([
      byAdmin(`POST /researchPaper/${id}`),
      bySecond(`DELETE /ResearchRequest/${id}`),
    ]);
    expect([published.status, rejected.status].sort()).toEqual([200, 404]);
    expect((await call(`GET /researchPaper/${id}`)).status).toBe(published.status === 200 ? 200 : 404);
    const log = (await byAdmin(`GET /activity?target=${id}`)).body;
    expect(log).toHaveLength(1);
  });

  test('reply to it: one reply, and the other is told', async () => {
    const id = await sendMessage(member);
    const answers = await Promise.all([
      byAdmin('PATCH /contactReplay', { _id: id, replay: 'At eight.' }),
      bySecond('PATCH /contactReplay', { _id: id, replay: 'At nine.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'This message has already been answered.',
    );
  });

  test('make one user an admin: the second changes nothing and is told so', async () => {
    const user = await makeMember('Una User');
    const answers = [
      await byAdmin(`PATCH /users/admin/${user.uid}`),
      await bySecond(`PATCH /users/admin/${user.uid}`),
    ];
    expect(answers.map(({ body }) => body.modifiedCount)).toEqual([1, 0]);
  });
});
