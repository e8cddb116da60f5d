/** The reviewer sees what the author has changed since the feedback. */
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, submitPaper } from '../../test/records.ts';
import { requestDocument } from './request-store.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
});

const review = (id: string, message: string) =>
  call(`PATCH /reviewResearch/feedBack/${id}`, { token: admin.token, body: { message } });
const edit = (_id: string, over: object) =>
  call('PATCH /EditPaper', { token: author.token, body: { _id, ...paperBody(over) } });

async function read(id: string) {
  const { body } = await call('GET /ResearchRequest?limit=100', { token: admin.token });
  return body.find(({ _id }: { _id: string }) => _id === id);
}

test('feedback keeps the version that it is about, until the next feedback', async () => {
  const id = await submitPaper(author, { title: 'First' });
  expect((await read(id)).reviewed).toBeUndefined();
  await review(id, 'Shorter, please.');
  await edit(id, { title: 'Second', authors: ['Jane Doe'], links: { data: 'https://example.org/data' } });
  expect(await read(id)).toMatchObject({ title: 'Second', reviewed: paperBody({ title: 'First' }) });
  const own = await call(`GET /pendingPaper/${id}`, { token: author.token });
  expect(own.body.reviewed).toMatchObject({ title: 'First' });
  await review(id, 'Better.');
  expect((await read(id)).reviewed).toMatchObject({
    title: 'Second',
    authors: ['Jane Doe'],
    links: { data: 'https://example.org/data' },
  });
});

test('feedback that is sent twice keeps the first version', async () => {
  const id = await submitPaper(author, { title: 'First' });
  await review(id, 'Shorter, please.');
  await edit(id, { title: 'Second' });
  await review(id, 'Shorter, please.');
  expect((await read(id)).reviewed.title).toBe('First');
});

test('the published paper contains neither feedback nor earlier version', async () => {
  const id = await submitPaper(author);
  await review(id, 'Shorter, please.');
  await call(`POST /researchPaper/${id}`, { token: admin.token });
  const stored = await firestore().doc(`researchPapers/${id}`).get();
  expect(stored.data()).toMatchObject({ title: 'On small things' });
  for (const name of ['message', 'reviewed']) expect(stored.data()).not.toHaveProperty(name);
});

test('a pending paper of an earlier release has feedback without a version', async () => {
  const id = await submitPaper(author);
  await firestore().doc(requestDocument(id).path).update({ message: 'Old feedback.' });
  const request = await read(id);
  expect(request.message).toBe('Old feedback.');
  expect(request).not.toHaveProperty('reviewed');
});
