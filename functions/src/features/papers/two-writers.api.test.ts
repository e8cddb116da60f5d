/** A pending paper that is open twice: in two tabs of its author, or with two admins. */
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, submitPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
});

const edit = (person: Person, _id: string, over: object) =>
  call('PATCH /EditPaper', { token: person.token, body: { _id, ...paperBody(over) } });

test('an edit from an older tab is refused, and answered twice where its answer got lost', async () => {
  const id = await submitPaper(author);
  const { body: pending } = await call('GET /pendingPaper', { token: author.token });
  const seen = pending.find(({ _id }: { _id: string }) => _id === id);
  const before = { ...seen, pdf: seen.pdf ?? '' };
  const first = { title: 'First', before };
  const answers = [await edit(author, id, first), await edit(author, id, first)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { status, body } = await edit(author, id, { title: 'Second', before });
  expect(status).toBe(409);
  expect(body.message).toBe(
    'Somebody else has changed this since you opened it. Please compare and try again.',
  );
  expect((await edit(author, id, { title: 'Second', before: { ...before, title: 'First' } })).status).toBe(
    200,
  );
});

test('feedback of two admins: the second is refused until they have seen the first’s', async () => {
  const id = await submitPaper(author);
  const second = await makeAdmin('Bo Boss');
  const give = (by: Person, message: string, before: string) =>
    call(`PATCH /reviewResearch/feedBack/${id}`, {
      token: by.token,
      body: { message, before: { message: before } },
    });
  const answers = await Promise.all([give(admin, 'First', ''), give(second, 'Second', '')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const written = answers[0].status === 200 ? 'First' : 'Second';
  const { body } = await call('GET /ResearchRequest', { token: admin.token });
  expect(body.find(({ _id }: { _id: string }) => _id === id).message).toBe(written);
  expect((await give(second, 'Third', written)).status).toBe(200);
});
