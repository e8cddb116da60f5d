import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { memberBody, paperBody, publishPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember();
  admin = await makeAdmin();
});

const get = async (path: string) => (await call(`GET ${path}`)).body;
const idsOf = async (id: string): Promise<string[]> => (await get(`/researchPaper/${id}`)).memberIds;
const listed = async (member: string): Promise<string[]> =>
  (await get(`/researchPapers?person=${member}`)).map(({ _id }: { _id: string }) => _id);
const link = (id: string, body: object, { token } = admin) =>
  call(`PATCH /researchPapers/${id}/members`, { token, body });
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2)}`;
const addMember = async (name: string): Promise<string> =>
  (await call('POST /team', { token: admin.token, body: memberBody({ name }) })).body.insertedId;

test('a member keeps the papers under a name that is theirs no longer, and a deletion leaves the name', async () => {
  const [name, later] = [unique('Ada Byron'), unique('Ada King')];
  const before = await publishPaper(author, admin, { authors: [name] });
  const member = await addMember(name);
  const after = await publishPaper(author, admin, { authors: [name, 'Bo Lee'] });
  expect((await listed(member)).sort()).toEqual([before, after].sort());
  const body = memberBody({ name: later });
  expect((await call(`PATCH /team/${member}`, { token: admin.token, body })).status).toBe(200);
  expect((await listed(member)).sort()).toEqual([before, after].sort());
  expect(await idsOf(after)).toEqual([member, '']);
  expect((await call(`DELETE /team/${member}`, { token: admin.token })).status).toBe(200);
  expect(await idsOf(after)).toEqual(['', '']);
  expect((await get(`/researchPaper/${after}`)).authors).toEqual([name, 'Bo Lee']);
});

test('an admin says who an author is, and who is not; nobody else can', async () => {
  const name = unique('Cy Poe');
  const member = await addMember(name);
  const id = await publishPaper(author, admin, { authors: [name, 'C. Poe'] });
  expect((await link(id, { author: name, member: '', before: member })).status).toBe(200);
  expect(await idsOf(id)).toEqual(['', '']);
  expect(await listed(member)).toEqual([]);
  expect((await link(id, { author: 'C. Poe', member, before: '' })).status).toBe(200);
  expect(await listed(member)).toEqual([id]);
  // Also after the paper is corrected, as long as the name is on it.
  const corrected = paperBody({ authors: ['C. Poe', name], title: 'Corrected' });
  expect((await call(`PATCH /researchPapers/${id}`, { token: admin.token, body: corrected })).status).toBe(
    200,
  );
  expect(await idsOf(id)).toEqual([member, '']);

  expect((await link(id, { author: 'C. Poe', member: '' }, author)).status).toBe(403);
  expect((await link(id, { author: 'C. Poe', member: '', before: '' })).status).toBe(409);
  expect((await link(id, { author: 'Somebody Else', member })).status).toBe(409);
  expect((await link(id, { author: 'C. Poe', member: 'nobody' })).status).toBe(400);
  expect((await link('nothing', { author: 'C. Poe', member })).status).toBe(404);
  const log = (await call('GET /activity', { token: admin.token })).body;
  expect(JSON.stringify(log)).toContain(`C. Poe: ${name}`);
});

test('who submits a work without being its author is not linked to it, and cannot say so', async () => {
  const body = { authors: ['Zoë Quist'], members: [{ author: 'Zoë Quist', member: author.uid }] };
  const id = await publishPaper(author, admin, { ...body, memberIds: [author.uid] });
  expect(await idsOf(id)).toEqual(['']);
});

test('a notice is told on the page, in lists, in the log and to the author; members cannot write one', async () => {
  const notice = { kind: 'retraction', date: '2025-02', text: 'Wrong data.', link: 'doi:10.1000/notice' };
  const stored = { ...notice, link: 'https://doi.org/10.1000/notice' };
  const id = await publishPaper(author, admin, { notices: [notice] });
  const seen = await get(`/researchPaper/${id}`);
  expect(seen.notices).toBeUndefined();
  const body = { ...paperBody(), notices: [notice] };
  const correct = (change: object) =>
    call(`PATCH /researchPapers/${id}`, { token: admin.token, body: { ...body, ...change } });
  expect((await correct({ notices: [{ ...notice, link: 'javascript:alert(1)' }] })).status).toBe(400);
  expect((await correct({ notices: [{ ...notice, text: '' }] })).body.fields).toMatchObject({
    'notices[0].text': 'Sentence of the notice is required',
  });
  expect((await correct({})).status).toBe(200);
  expect((await get(`/researchPaper/${id}`)).notices).toEqual([stored]);
  const recent = (await get('/recentResearchPapers')).find(({ _id }: { _id: string }) => _id === id);
  expect(recent.notice).toBe('retraction');
  const outcomes = (await call('GET /outcomes', { token: author.token })).body;
  expect(
    outcomes.find(({ recordId }: { recordId: string }) => recordId === id && recordId)?.reason,
  ).toBeDefined();
  expect(JSON.stringify(outcomes)).toContain('Retraction (2025-02): Wrong data.');
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/paper/${id}`)).text();
  expect(page).toContain('<title>Retracted: ');
  expect(page).toContain('"creativeWorkStatus":"Retracted"');
  const log = JSON.stringify((await call('GET /activity', { token: admin.token })).body);
  expect(log).toContain('Wrong data.');
});
