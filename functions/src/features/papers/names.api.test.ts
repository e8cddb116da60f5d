/** Names whose parts are said with a comma or braces, from a submission to the lists and files. */
import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { memberBody, paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;

/** So that names of other runs are not found. */
const own = `Reddi${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
const written = ['Brian Plancher', `Janapa ${own}, Vijay`, 'Inst. of Sand, Bergen', '{Google Brain}'];
const shown = ['Brian Plancher', `Vijay Janapa ${own}`, 'Inst. of Sand, Bergen', 'Google Brain'];
const nameParts = [{ family: `Janapa ${own}`, given: 'Vijay' }, { literal: 'Google Brain' }];

beforeAll(async () => {
  author = await makeMember('Paul Published');
  admin = await makeAdmin();
});

async function pendingOf(id: string) {
  const { body } = await call(`GET /pendingPaper/${id}`, { token: author.token });
  return body;
}
const edit = (body: object) => call('PATCH /EditPaper', { token: author.token, body });

test('a submission is stored in order, and one who knows only the texts changes nothing by sending them back', async () => {
  const id = await submitPaper(author, { authors: written, corresponding: [written[1]] });
  const pending = await pendingOf(id);
  expect(pending).toMatchObject({ authors: shown, corresponding: [shown[1]], nameParts });

  const { nameParts: _unknown, ...before } = pending;
  expect(await edit({ _id: id, authors: shown, title: 'Another title', before })).toMatchObject({
    status: 200,
  });
  expect(await pendingOf(id)).toMatchObject({ authors: shown, corresponding: [shown[1]], nameParts });

  // A changed text has lost its parts, and nobody can send others than the name has.
  const authors = [`V. Janapa ${own}`, 'Google Brain'];
  const sent = { _id: id, authors, corresponding: [], nameParts: [{ family: 'Roe', given: 'Ada' }] };
  expect(await edit(sent)).toMatchObject({ status: 200 });
  expect(await pendingOf(id)).toMatchObject({ authors, nameParts: [{ literal: 'Google Brain' }] });
  expect(await edit({ _id: id, authors: ['Brain, Google'] })).toMatchObject({ status: 200 });
  expect(await pendingOf(id)).not.toHaveProperty('nameParts');
});

test('a published work is found, listed, linked and written to files by its parts', async () => {
  const member = memberBody({ name: `Vijay Janapa ${own}` });
  expect((await call('POST /team', { token: admin.token, body: member })).status).toBe(200);
  const id = await publishPaper(author, admin, { authors: written });
  const [listed, ...others] = (
    await call(`GET /researchPapers?author=${encodeURIComponent(`Janapa ${own}`)}`)
  ).body;
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ _id: id, authors: shown, nameParts });
  expect(listed.memberIds.map(Boolean)).toEqual([false, true, false, false]);
  for (const query of [`author=${own}`, `author=${encodeURIComponent(`V. Janapa ${own}`)}`, `q=${own}`]) {
    expect((await call(`GET /researchPapers?${query}`)).body).toHaveLength(1);
  }
  const corrected = { authors: [...shown, 'Roe, Ada'] };
  await call(`PATCH /researchPapers/${id}`, { token: admin.token, body: corrected });
  const { body } = await call(`GET /researchPaper/${id}`);
  expect(body).toMatchObject({ authors: [...shown, 'Ada Roe'], nameParts });
});

test.each([
  ['commas', ','.repeat(10_000)],
  ['braces', '{'.repeat(10_000)],
  ['words', 'A, '.repeat(3_333)],
  ['bidi marks', '\u202e'.repeat(9_000)],
])('a name of 10,000 %s is refused quickly', async (_, name) => {
  const start = performance.now();
  const body = paperBody({ authors: Array(5).fill(name) });
  const { status } = await call('POST /ResearchRequest', { token: author.token, body });
  expect(status).toBe(400);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('a name of commas, of marks or with turned letters stays as it is', async () => {
  const authors = [',,,', 'Roe,', ', Ada', '{}', '{{Roe}}', `R\u05d0oe, A\u2066da`];
  const id = await submitPaper(author, { authors });
  const stored = (await pendingOf(id)).authors;
  expect(stored.slice(0, 5)).toEqual(authors.slice(0, 5));
  expect(stored).toHaveLength(6);
});
