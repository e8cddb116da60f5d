/** A reminder that has not been sent goes when the feedback is answered or the paper is no longer pending. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { timeAt } from '../../core/data/time.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, submitPaper } from '../../test/records.ts';
import { mailCollection } from '../mail/mail-store.ts';
import { remindAuthors } from './reminder-store.ts';
import { requestDocument } from './request-store.ts';

const day = 24 * 60 * 60_000;

let admin: Person;
let author: Person;
let id = '';

beforeAll(async () => {
  admin = await makeAdmin();
});

beforeEach(async () => {
  author = await makeMember('Jane Doe');
  id = await submitPaper(author);
  await giveFeedback('Which data?');
  await requestDocument(id).update({ feedbackAt: timeAt(Date.now() - 4 * day) });
});

const byAdmin = (what: string, body: object = {}) => call(what, { token: admin.token, body });
const byAuthor = (what: string, body?: object) => call(what, { token: author.token, body });
const giveFeedback = (message: string) => byAdmin(`PATCH /reviewResearch/feedBack/${id}`, { message });

async function reminders() {
  const { docs } = await mailCollection().where('toUids', 'array-contains', author.uid).get();
  return docs.filter((doc) => doc.data().template.name === 'paperFeedbackWaits').length;
}

test.each([
  ['revised', () => byAuthor('PATCH /EditPaper', { ...paperBody({ title: 'Better' }), _id: id })],
  ['withdrawn', () => byAuthor(`DELETE /pendingPaper/${id}`)],
  ['published', () => byAdmin(`POST /researchPaper/${id}`)],
  ['rejected', () => byAdmin(`DELETE /ResearchRequest/${id}`)],
])('when the paper is %s', async (_, act) => {
  await remindAuthors(new Date());
  expect(await reminders()).toBe(1);
  expect((await act()).status).toBe(200);
  expect(await reminders()).toBe(0);
  await remindAuthors(new Date(Date.now() + 20 * day));
  expect(await reminders()).toBe(0);
});

test('new feedback waits anew', async () => {
  await remindAuthors(new Date());
  await giveFeedback('And which code?');
  expect(await reminders()).toBe(0);
  await remindAuthors(new Date());
  expect(await reminders()).toBe(0);
  await remindAuthors(new Date(Date.now() + 3 * day));
  expect(await reminders()).toBe(1);
});

test('an admin who leaves feedback on a paper of their own is not reminded', async () => {
  id = await submitPaper(admin);
  await giveFeedback('A note to myself.');
  expect((await requestDocument(id).get()).data()?.feedbackAt).toBeUndefined();
});

test('nothing of it stays in the published paper', async () => {
  await byAdmin(`POST /researchPaper/${id}`);
  const { paperDocument } = await import('./paper-store.ts');
  const stored = Object.keys((await paperDocument(id).get()).data() ?? {});
  expect(stored).not.toEqual(expect.arrayContaining(['feedbackAt']));
  expect(stored).not.toEqual(expect.arrayContaining(['remindedAfter']));
});
