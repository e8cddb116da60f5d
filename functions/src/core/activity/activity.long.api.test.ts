import { beforeAll, describe, expect, test } from 'vitest';
import { call, nextPath } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, signIn } from '../../test/people.ts';
import {
  apply,
  areaBody,
  memberBody,
  newsBody,
  paperBody,
  publishPaper,
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

const log = async (query: string) => (await call(`GET /activity?${query}`, { token: admin.token })).body;
const about = (id: string) => log(`target=${id}`);
const did = (person: Person, action: string, kind: string, targetId: string, targetName: string) => ({
  _id: expect.any(String),
  actor: person.email,
  actorName: person.name,
  action,
  kind,
  targetId,
  targetName,
  createdAt: expect.stringMatching(/^2\d{3}-/),
});

describe('entries', () => {
  test('creating, changing and deleting news, newest first, with the name at that time', async () => {
    const { body: made } = await call('POST /News', { token: admin.token, body: newsBody() });
    const id = made.insertedId;
    await call(`PATCH /news/${id}`, { token: second.token, body: newsBody({ title: 'We stayed' }) });
    await call(`DELETE /news/${id}`, { token: second.token });
    await call(`POST /removed/news/${id}`, { token: admin.token });
    expect(await about(id)).toEqual([
      did(admin, 'restored', 'news', id, 'We stayed'),
      did(second, 'deleted', 'news', id, 'We stayed'),
      {
        ...did(second, 'edited', 'news', id, 'We stayed'),
        changes: [{ field: 'title', before: 'We moved', after: 'We stayed' }],
      },
      did(admin, 'created', 'news', id, 'We moved'),
    ]);
  });

  test('feedback on a paper, its rejection, and a publication', async () => {
    const rejected = await submitPaper(member);
    await call(`PATCH /reviewResearch/feedBack/${rejected}`, {
      token: admin.token,
      body: { message: 'Shorter.' },
    });
    await call(`DELETE /ResearchRequest/${rejected}`, { token: admin.token });
    expect((await about(rejected)).map(({ action }: { action: string }) => action)).toEqual([
      'rejected',
      'gaveFeedback',
    ]);
    const published = await publishPaper(member, admin);
    expect(await about(published)).toEqual([did(admin, 'published', 'paper', published, 'On small things')]);
  });

  test('feedback on an application, and that it was accepted', async () => {
    const applicant = await makeMember('Ann Applicant');
    const id = await apply(applicant, admin);
    await call(`PATCH /application/feedBack/${id}`, { token: admin.token, body: { message: 'Soon.' } });
    await call(`POST /team/${id}`, { token: second.token, body: { role: 'Researcher' } });
    expect(await log(`target=${id}&kind=application`)).toEqual([
      did(second, 'accepted', 'application', id, 'Jane Doe'),
      did(admin, 'gaveFeedback', 'application', id, 'Jane Doe'),
    ]);
  });

  test('a reply, and roles given and taken', async () => {
    const message = await sendMessage(member);
    await call('PATCH /contactReplay', { token: admin.token, body: { _id: message, replay: 'At eight.' } });
    expect(await about(message)).toEqual([did(admin, 'replied', 'message', message, 'Jane Doe')]);

    const user = await makeMember('Wim Writer');
    const role = (body: object) => call(`PATCH /users/role/${user.uid}`, { token: admin.token, body });
    await role({ role: 'writer' });
    await role({ role: 'writer' });
    await role({ role: '' });
    await call(`PATCH /users/admin/${user.uid}`, { token: admin.token });
    await call(`PATCH /users/admin/${user.uid}`, { token: admin.token });
    expect(await about(user.uid)).toEqual([
      did(admin, 'madeAdmin', 'user', user.uid, 'Wim Writer'),
      did(admin, 'tookWriter', 'user', user.uid, 'Wim Writer'),
      did(admin, 'madeWriter', 'user', user.uid, 'Wim Writer'),
    ]);
  });

  test('the changes of a profile only by the names of the fields', async () => {
    const { body: made } = await call('POST /team', { token: admin.token, body: memberBody() });
    const changed = memberBody({ phone: '+49 30 999' });
    await call(`PATCH /team/${made.insertedId}`, { token: admin.token, body: changed });
    expect((await about(made.insertedId))[0].changes).toEqual([{ field: 'phone', before: '', after: '' }]);
  });

  test('what was corrected in a paper, until its author deletes the account', async () => {
    const author = await makeMember('Pia Paper');
    const id = await publishPaper(author, admin);
    const corrected = paperBody({ title: 'On tiny things' });
    await call(`PATCH /researchPapers/${id}`, { token: admin.token, body: corrected });
    expect((await about(id))[0].changes).toContainEqual({
      field: 'title',
      before: 'On small things',
      after: 'On tiny things',
    });
    expect((await call('DELETE /myAccount', { token: await signIn(author.email) })).status).toBe(200);
    expect((await about(id))[0].changes).toBeUndefined();
  });

  test('which part of the lab’s info was changed', async () => {
    const mission = { name: 'Our mission', details: `Since ${Date.now()}.`, image: '' };
    await call('PATCH /labBlocks', { token: admin.token, body: { mission } });
    const [last] = await about('mission');
    expect(last).toEqual(did(admin, 'edited', 'labInfo', 'mission', 'Mission'));
  });

  test('no entry for a call that changed nothing', async () => {
    const missing = await call('DELETE /news/there-is-none', { token: admin.token });
    expect(missing.status).toBe(404);
    expect(await about('there-is-none')).toEqual([]);
    const refused = await call('POST /researchArea', {
      token: admin.token,
      body: areaBody({ departmentName: '' }),
    });
    expect(refused.status).toBe(400);
    const own = await submitPaper(member);
    await call(`DELETE /pendingPaper/${own}`, { token: member.token });
    expect(await about(own)).toEqual([]);
  });
});

describe('reading', () => {
  test('is filtered by kind and by person, and comes page by page', async () => {
    const actor = await makeAdmin('Pia Page');
    for (const departmentName of ['One', 'Two', 'Three']) {
      await call('POST /researchArea', { token: actor.token, body: areaBody({ departmentName }) });
    }
    await call('POST /News', { token: actor.token, body: newsBody() });
    const names = (entries: { targetName: string }[]) => entries.map(({ targetName }) => targetName);
    expect(names(await log(`actor=${actor.email}`))).toEqual(['We moved', 'Three', 'Two', 'One']);

    const first = await call(`GET /activity?actor=${actor.email}&kind=area&limit=2`, { token: admin.token });
    expect(names(first.body)).toEqual(['Three', 'Two']);
    const rest = await call(`GET ${nextPath(first)}`, { token: admin.token });
    expect(names(rest.body)).toEqual(['One']);
    expect(nextPath(rest)).toBeUndefined();
  });

  test('an unknown kind is refused with a sentence', async () => {
    const { status, body } = await call('GET /activity?kind=secrets', { token: admin.token });
    expect(status).toBe(400);
    expect(body.message).toBe('There is no such kind of record');
  });

  test('is for admins only', async () => {
    expect((await call('GET /activity')).status).toBe(401);
    expect((await call('GET /activity', { token: member.token })).status).toBe(403);
  });
});

test.each(['POST', 'PATCH', 'DELETE', 'PUT'])('nothing is changed through the API: %s', async (method) => {
  const [entry] = await log('limit=1');
  expect((await call(`${method} /activity`, { token: admin.token, body: {} })).status).toBe(405);
  expect((await call(`${method} /activity/${entry._id}`, { token: admin.token, body: {} })).status).toBe(404);
});
