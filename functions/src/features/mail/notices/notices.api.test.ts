/** The bell: own notices only, read or unread. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../app/mails.ts';
import { call, nextPath } from '../../../test/call.ts';
import { eventsOf, startMails } from '../../../test/mails-sent.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { publishPaper } from '../../../test/records.ts';
import { mailCollection } from '../mail-store.ts';
import { sendNotice } from '../send.ts';

let admin: Person;
let other: Person;
let mailer: Awaited<ReturnType<typeof startMails>>;

beforeAll(async () => {
  mailer = await startMails();
  admin = await makeAdmin('Ada Admin');
  other = await makeMember('Otto Other');
});

afterAll(() => mailer.stop());

const sendAllTo = (person: Person) => mailer.sendAllTo(person, admin);
const subjectsTo = (person: Person) => mailer.subjectsTo(person);

describe('the bell', () => {
  test('counts, pages and marks only the notices of the caller', async () => {
    const person = await makeMember('Bella Bell');
    for (const role of ['writer', '', 'writer']) {
      await call(`PATCH /users/role/${person.uid}`, { token: admin.token, body: { role } });
    }
    await sendAllTo(person);
    const { token } = person;
    const unread = async (of = person) => (await call('GET /unreadNotices', { token: of.token })).body;
    expect(await unread()).toEqual({ count: 3, more: false });
    expect(await unread(other)).toEqual({ count: 0, more: false });

    const first = await call('GET /notices?limit=2', { token });
    const rest = await call(`GET ${nextPath(first)}`, { token });
    const all = [...first.body, ...rest.body];
    expect(all.map(({ event }) => event)).toEqual(['roleGiven', 'roleTaken', 'roleGiven']);

    const read = (by: Person, body: object) => call('PATCH /notices', { token: by.token, body });
    expect((await read(other, { id: all[0]._id })).body).toEqual({ modifiedCount: 0 });
    expect((await read(other, { until: all[0].createdAt })).body).toEqual({ modifiedCount: 0 });
    expect((await read(person, { id: all[1]._id })).body).toEqual({ modifiedCount: 1 });
    expect((await read(person, { id: all[1]._id })).body).toEqual({ modifiedCount: 0 });
    expect((await read(person, { id: 'a/b' })).body).toEqual({ modifiedCount: 0 });
    expect((await read(person, { until: all[2].createdAt })).body).toEqual({ modifiedCount: 1 });
    expect(await unread()).toEqual({ count: 1, more: false });
    for (const body of [{}, { id: 'a', until: all[0].createdAt }, { until: 'soon' }, { id: ['a'] }])
      expect((await read(person, body)).status).toBe(400);
  });

  test('shows what happened without any mail server', async () => {
    const person = await makeMember();
    await call(`PATCH /users/role/${person.uid}`, { token: admin.token, body: { role: 'writer' } });
    const { docs } = await mailCollection().where('toUids', 'array-contains', person.uid).get();
    for (const { id } of docs) await sendNotice(id, { accounts, smtp: undefined });
    expect(await eventsOf(person)).toEqual(['roleGiven']);
    expect(
      (
        await mailCollection()
          .doc(docs[0]?.id ?? '')
          .get()
      ).data()?.delivery.state,
    ).toBe('PENDING');
  });

  test('a retraction that is undone leaves it, and is not mailed', async () => {
    const person = await makeMember();
    const id = await publishPaper(person, admin);
    await call(`DELETE /researchPapers/${id}`, { token: admin.token });
    await call(`POST /removed/paper/${id}`, { token: admin.token });
    await sendAllTo(person);
    expect(await eventsOf(person)).toEqual(['paperPublished']);
    expect(await subjectsTo(person)).toEqual(['a decision about your paper']);
  });
});
