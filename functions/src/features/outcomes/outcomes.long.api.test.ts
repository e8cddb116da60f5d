import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, nextPath } from '../../test/call.ts';
import { eventsOf } from '../../test/mails-sent.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, paperBody, publishPaper, submitPaper } from '../../test/records.ts';
import { noticesCollection, noticesOf } from '../mail/notices/notice-store.ts';
import { userDocument } from '../users/user-store.ts';

let admin: Person;
let other: Person;
let person: Person;

beforeAll(async () => {
  admin = await makeAdmin();
  other = await makeMember('Otto Other');
});

beforeEach(async () => {
  person = await makeMember('Jane Doe');
});

const outcomes = async (of: Person) => (await call('GET /outcomes', { token: of.token })).body;

/** The two kinds of rejection; each record has received feedback before. */
const refusals = [
  {
    kind: 'paper',
    name: 'On small things',
    make: () => submitPaper(person),
    feedback: (id: string) => `/reviewResearch/feedBack/${id}`,
    refuse: (id: string, by: Person, body?: object) =>
      call(`DELETE /ResearchRequest/${id}`, { token: by.token, body }),
    takeBack: (id: string) => call(`DELETE /pendingPaper/${id}`, { token: person.token }),
    waiting: 'GET /ResearchRequest?limit=100',
  },
  {
    kind: 'application',
    name: expect.stringContaining('Position '),
    make: () => apply(person, admin),
    feedback: (id: string) => `/application/feedBack/${id}`,
    refuse: (id: string, by: Person, body?: object) =>
      call(`DELETE /application/${id}`, { token: by.token, body }),
    takeBack: (id: string) => call(`DELETE /application/${id}`, { token: person.token }),
    waiting: 'GET /applications?limit=100',
  },
];

describe.each(refusals)('a refused $kind', ({ kind, name, make, feedback, refuse, takeBack, waiting }) => {
  test('is shown to its owner, with date, reason and feedback, until they dismiss it', async () => {
    const id = await make();
    await call(`PATCH ${feedback(id)}`, { token: admin.token, body: { message: 'Which data?' } });
    expect((await refuse(id, admin, { reason: ' Out of scope.\nSorry. ' })).status).toBe(200);
    const [outcome, ...more] = await outcomes(person);
    expect(more).toEqual([]);
    expect(outcome).toEqual({
      _id: expect.any(String),
      kind,
      result: kind === 'paper' ? 'rejected' : 'declined',
      recordId: '',
      name,
      reason: 'Out of scope.\nSorry.',
      feedback: 'Which data?',
      createdAt: expect.any(String),
    });
    expect(Date.now() - Date.parse(outcome.createdAt)).toBeLessThan(60_000);
    const { body: list } = await call(waiting, { token: admin.token });
    expect(list.map(({ _id }: { _id: string }) => _id)).not.toContain(id);

    for (const stranger of [other, admin]) {
      expect(await outcomes(stranger)).toEqual([]);
      const { status, body } = await call(`DELETE /outcome/${outcome._id}`, { token: stranger.token });
      expect([status, body.message]).toEqual([404, 'This decision is no longer there.']);
    }
    const dismiss = () => call(`DELETE /outcome/${outcome._id}`, { token: person.token });
    expect((await dismiss()).body).toEqual({ deletedCount: 1 });
    expect(await outcomes(person)).toEqual([]);
    expect((await dismiss()).status).toBe(404);
  });

  test('needs no reason, and a too long one is refused', async () => {
    const id = await make();
    const long = await refuse(id, admin, { reason: 'x'.repeat(1_001) });
    expect([long.status, long.body.fields]).toEqual([
      400,
      { reason: 'Reason cannot exceed 1000 characters' },
    ]);
    expect(await outcomes(person)).toEqual([]);
    expect((await refuse(id, admin)).status).toBe(200);
    expect(await outcomes(person)).toMatchObject([{ kind, reason: '', feedback: '' }]);
  });

  test('is recorded once when two admins reject it', async () => {
    const id = await make();
    const second = await makeAdmin('Bo Boss');
    const answers = await Promise.all([
      refuse(id, admin, { reason: 'First' }),
      refuse(id, second, { reason: 'Second' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const reason = answers[0]?.status === 200 ? 'First' : 'Second';
    expect(await outcomes(person)).toMatchObject([{ reason }]);
  });

  test('is not recorded when its owner withdraws it', async () => {
    expect((await takeBack(await make())).status).toBe(200);
    expect(await outcomes(person)).toEqual([]);
  });

  test('can be sent again, and the decision stays', async () => {
    await refuse(await make(), admin, { reason: 'Too early.' });
    await refuse(await make(), admin, { reason: 'Too late.' });
    await make();
    expect((await outcomes(person)).map(({ reason }: { reason: string }) => reason)).toEqual([
      'Too late.',
      'Too early.',
    ]);
    const first = await call('GET /outcomes?limit=1', { token: person.token });
    const next = await call(`GET ${nextPath(first)}`, { token: person.token });
    expect([first, next].map(({ body }) => body[0].reason)).toEqual(['Too late.', 'Too early.']);
  });

  test('is part of its owner’s data, and is deleted with their account', async () => {
    await refuse(await make(), admin, { reason: 'Sorry.' });
    const { body } = await call('GET /myData', { token: person.token });
    expect(body.outcomes).toMatchObject([{ kind, reason: 'Sorry.' }]);
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    expect((await noticesOf(person.uid).get()).size).toBe(0);
  });

  test('is not recorded for a person who is deleting their account', async () => {
    const id = await make();
    // The state that the admin's call finds while the deletion is under way.
    await userDocument(person.uid).delete();
    expect((await refuse(id, admin, { reason: 'Sorry.' })).status).toBe(200);
    expect((await noticesOf(person.uid).get()).size).toBe(0);
  });
});

test('the log says that a paper was rejected, but not why', async () => {
  const id = await submitPaper(person);
  await call(`DELETE /ResearchRequest/${id}`, { token: admin.token, body: { reason: 'Only for Jane.' } });
  const { body } = await call(`GET /activity?target=${id}`, { token: admin.token });
  expect(JSON.stringify(body)).not.toContain('Only for Jane.');
});

describe('a decision is a notice', () => {
  const rejected = async () => {
    await call(`DELETE /ResearchRequest/${await submitPaper(person)}`, { token: admin.token });
    const [outcome] = await outcomes(person);
    const stored = async () => (await noticesCollection().doc(outcome._id).get()).data();
    return { id: outcome._id, stored };
  };

  test('it is under the bell at once, and stays there when it is dismissed', async () => {
    const { id } = await rejected();
    expect(await eventsOf(person)).toEqual(['paperRejected']);
    await call(`DELETE /outcome/${id}`, { token: person.token });
    expect(await outcomes(person)).toEqual([]);
    expect(await eventsOf(person)).toEqual(['paperRejected']);
    expect((await call('GET /unreadNotices', { token: person.token })).body.count).toBe(1);
  });

  test('who reads it has not dismissed it', async () => {
    const { id } = await rejected();
    await call('PATCH /notices', { token: person.token, body: { id } });
    expect((await call('GET /unreadNotices', { token: person.token })).body.count).toBe(0);
    expect(await outcomes(person)).toMatchObject([{ _id: id, result: 'rejected' }]);
  });

  test('Firestore deletes it only after it is dismissed, and its reason goes at once', async () => {
    const { id, stored } = await rejected();
    expect(await stored()).not.toHaveProperty('expiresAt');
    await call(`DELETE /outcome/${id}`, { token: person.token });
    expect(await stored()).toMatchObject({ expiresAt: expect.anything() });
    expect(await stored()).not.toHaveProperty('decision');
  });

  test('other notices cannot be dismissed', async () => {
    await call(`PATCH /users/role/${person.uid}`, { token: admin.token, body: { role: 'writer' } });
    const { id } = await rejected();
    await call(`DELETE /outcome/${id}`, { token: person.token });
    expect((await call(`DELETE /outcome/${id}`, { token: person.token })).status).toBe(404);
  });
});

describe('what the lab did with a record', () => {
  const outcome = { reason: '', feedback: '' };

  test('a published paper: its author gets its id and the last feedback', async () => {
    const id = await submitPaper(person);
    await call(`PATCH /reviewResearch/feedBack/${id}`, { token: admin.token, body: { message: 'Good.' } });
    await call(`POST /researchPaper/${id}`, { token: admin.token });
    expect(await outcomes(person)).toMatchObject([
      { ...outcome, kind: 'paper', result: 'published', recordId: id, feedback: 'Good.' },
    ]);
  });

  test('an accepted application: the applicant gets the id of their page', async () => {
    const uid = await apply(person, admin);
    await call(`POST /team/${uid}`, { token: admin.token, body: { role: 'Researcher' } });
    expect(await outcomes(person)).toMatchObject([
      { ...outcome, kind: 'application', result: 'accepted', recordId: uid },
    ]);
  });

  test('corrections are told once, with the newest title', async () => {
    const id = await publishPaper(person, admin);
    for (const title of ['On smaller things', 'On tiny things']) {
      const body = paperBody({ title });
      await call(`PATCH /researchPapers/${id}`, { token: admin.token, body });
    }
    const [newest, ...earlier] = await outcomes(person);
    expect(newest).toMatchObject({ result: 'corrected', name: 'On tiny things', recordId: id });
    expect(earlier).toMatchObject([{ result: 'published' }]);
  });

  test('a retraction is told, and no longer after it is undone', async () => {
    const id = await publishPaper(person, admin);
    await call(`DELETE /researchPapers/${id}`, { token: admin.token });
    expect((await outcomes(person))[0]).toMatchObject({ result: 'retracted', recordId: '' });
    await call(`POST /removed/paper/${id}`, { token: admin.token });
    expect(await outcomes(person)).toMatchObject([{ result: 'published' }]);
  });

  test('admins are not told that they corrected their own paper', async () => {
    const id = await publishPaper(admin, admin);
    await call(`PATCH /researchPapers/${id}`, { token: admin.token, body: paperBody({ title: 'Mine' }) });
    const results = (await outcomes(admin)).map(({ result }: { result: string }) => result);
    expect(results).toEqual(['published']);
  });
});
