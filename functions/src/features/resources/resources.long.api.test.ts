/**
 * Who reads resources for members: nothing of them is in anything that visitors can read, and an admin can
 * change who sees one.
 */
import { randomUUID } from 'node:crypto';
import { pdfName } from '@lab/contract/lib/uploads/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { type Answer, call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { upload } from '../../test/files.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply } from '../../test/records.ts';
import { expiredToken, foreignToken, tamperedToken, unsignedToken } from '../../test/tokens.ts';

let admin: Person;
let onTeam: Person;
const tokens = new Map<string, string | undefined>();

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

async function onTheTeam(name: string): Promise<Person> {
  const person = await makeMember(name);
  await apply(person, admin);
  expect((await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' })).status).toBe(200);
  return person;
}

beforeAll(async () => {
  admin = await makeAdmin();
  onTeam = await onTheTeam('Tea Team');
  const applicant = await makeMember('Ali Applicant');
  await apply(applicant, admin);
  const left = await onTheTeam('Lee Left');
  const leaving = { until: '2026', next: {}, account: 'keep', keepsDetails: true, keepsPicture: true };
  expect((await byAdmin(`POST /team/${left.uid}/leaving`, leaving)).status).toBe(200);
  // If they called, the server would keep the account as it was for half a minute.
  const disabled = await makeAdmin('Dis Abled');
  await identity().updateUser(disabled.uid, { disabled: true });

  tokens.set('visitor', undefined);
  tokens.set('stranger', (await makeMember('Sam Stranger')).token);
  tokens.set('applicant', applicant.token);
  tokens.set('left', left.token);
  tokens.set('disabled', disabled.token);
  tokens.set('expired', await expiredToken(onTeam));
  tokens.set('foreign', await foreignToken(onTeam));
  tokens.set('unsigned', unsignedToken(onTeam));
  tokens.set('tampered', tamperedToken(onTeam.token));
  tokens.set('team', onTeam.token);
  tokens.set('admin', admin.token);
});

const idOf = ({ body }: Answer): string => body.insertedId;

async function pdfOf(purpose: 'content' | 'members'): Promise<string> {
  const address = `/${pdfName(admin.uid, randomUUID(), purpose)}`;
  await upload(address);
  return address;
}

const body = (kind: 'resources' | 'memberResources', over: object) =>
  contentBody(kind, { people: [], file: '', ...over });

describe('a resource for members', () => {
  const word = `Zwölfkraut${randomUUID().slice(0, 6)}`;
  let id: string;
  let file: string;
  let guide: string;

  beforeAll(async () => {
    file = await pdfOf('members');
    const name = `Gwen Guide${randomUUID().slice(0, 6)}`;
    guide = idOf(await byAdmin('POST /team', contentBody('team', { name })));
    const people = [name];
    const texts = { title: `How to ${word} $x^2$`, summary: word, text: `# ${word}`, people, file };
    id = idOf(await byAdmin('POST /memberResources', body('memberResources', texts)));
  });

  test.each([
    ['visitor', 401],
    ['stranger', 403],
    ['applicant', 403],
    ['left', 403],
    ['disabled', 403],
    ['expired', 401],
    ['foreign', 401],
    ['unsigned', 401],
    ['tampered', 401],
  ])('is nothing for %s', async (who, status) => {
    for (const path of ['/forMembers', `/forMembers/${id}`, `/forMembers/${id}/file`, '/memberResources']) {
      const answer = await call(`GET ${path}`, { token: tokens.get(who) });
      expect([path, answer.status]).toEqual([path, status]);
      expect(JSON.stringify(answer.body)).not.toContain(word);
    }
    const menu = await call('GET /anyForMembers', { token: tokens.get(who) });
    const isAccount = ['stranger', 'applicant', 'left'].includes(who);
    expect([menu.status, menu.body.any]).toEqual(isAccount ? [200, false] : [status, undefined]);
  });

  test.each(['team', 'admin'])('is read by %s, with its text and its file', async (who) => {
    const ask = (path: string) => call(`GET ${path}`, { token: tokens.get(who) });
    expect((await ask('/anyForMembers')).body).toEqual({ any: true });
    const listed = await ask('/forMembers');
    expect(listed.headers.get('cache-control')).toBe('private, no-store');
    expect(listed.body).toContainEqual({
      _id: id,
      title: `How to ${word} x²`,
      type: 'protocol',
      summary: word,
      date: '2031-05',
    });
    const { body } = await ask(`/forMembers/${id}`);
    expect(body).toMatchObject({ file, memberIds: [guide] });
    expect(body.rendered.text.html).toContain(word);
    const sent = await ask(`/forMembers/${id}/file`);
    expect(sent).toMatchObject({ status: 200, body: 'reviewed' });
    expect(sent.headers.get('content-type')).toBe('application/pdf');
    expect(sent.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
  });

  test('that does not exist, or has no file, is not found', async () => {
    const bare = idOf(await byAdmin('POST /memberResources', body('memberResources', { title: 'Bare' })));
    const gone = `/${pdfName(admin.uid, randomUUID(), 'members')}`;
    const lost = idOf(await byAdmin('POST /memberResources', body('memberResources', { file: gone })));
    for (const path of ['nowhere', 'nowhere/file', `${bare}/file`, `${lost}/file`]) {
      const { status } = await call(`GET /forMembers/${path}`, { token: onTeam.token });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test('is in nothing that visitors read', async () => {
    const origin = process.env.LAB_ADDRESS;
    const storage = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${process.env.GCLOUD_PROJECT}.appspot.com/o`;
    const pages = ['/', '/resources', `/resources/${id}`, `/userDetails/${guide}`, '/dashboard/forMembers'];
    const calls = ['/resources', `/resources/${id}`, '/newestMade', `/made?person=${guide}`, '/settings'];
    const files = ['/sitemap.xml', '/feed.xml', '/feed.json', '/api/openapi.json'];
    for (const path of [...pages, ...calls.map((each) => `/api${each}`), ...files]) {
      const text = await (await fetch(`${origin}${path}`)).text();
      expect([path, text.includes(word)]).toEqual([path, false]);
      if (!path.endsWith(id)) expect([path, text.includes(id)]).toEqual([path, false]);
    }
    const found = await fetch(`${origin}/api/researchPapers?q=${encodeURIComponent(word)}`);
    expect(await found.json()).toEqual([]);
    expect((await fetch(`${origin}${file}`)).status).toBe(404);
    const stored = `${storage}/${encodeURIComponent(file.slice(1))}`;
    for (const address of [stored, `${stored}?alt=media`]) expect((await fetch(address)).status).toBe(403);
  });
});

describe('who sees a resource', () => {
  const listedIds = async (path: string, token?: string): Promise<string[]> =>
    (await call(`GET ${path}`, { token })).body.map(({ _id }: { _id: string }) => _id);
  const there = async (id: string) => ({
    page: (await fetch(`${process.env.LAB_ADDRESS}/resources/${id}`)).status,
    member: (await call(`GET /forMembers/${id}`, { token: onTeam.token })).status,
    listed: (await listedIds('/resources?limit=100')).includes(id),
    made: (await listedIds('/newestMade')).includes(id),
    sitemap: (await (await fetch(`${process.env.LAB_ADDRESS}/sitemap.xml`)).text()).includes(id),
  });
  const open = { page: 200, member: 404, listed: true, made: true, sitemap: true };
  const hidden = { page: 404, member: 200, listed: false, made: false, sitemap: false };
  const statusOf = async (address: string) => (await fetch(`${process.env.LAB_ADDRESS}${address}`)).status;

  test('is changed by one act, with its file, and back', async () => {
    const file = await pdfOf('content');
    const given = { title: 'A tide gauge', date: '2099-01', text: 'Cut the *pipe*.', file };
    const id = idOf(await byAdmin('POST /resources', body('resources', given)));
    expect(await there(id)).toEqual(open);
    expect(await statusOf(file)).toBe(200);

    expect((await byAdmin(`POST /resources/${id}/hiding`)).body).toEqual({ success: true });
    expect(await there(id)).toEqual(hidden);
    const ours = (await call(`GET /forMembers/${id}`, { token: onTeam.token })).body;
    expect(ours).toMatchObject({ title: given.title, text: given.text, date: given.date });
    expect(ours.rendered.text.html).toContain('<em>pipe</em>');
    expect([await statusOf(file), await statusOf(ours.file)]).toEqual([404, 404]);
    const sent = await call(`GET /forMembers/${id}/file`, { token: onTeam.token });
    expect(sent).toMatchObject({ status: 200, body: 'reviewed' });

    expect((await byAdmin(`POST /memberResources/${id}/showing`)).body).toEqual({ success: true });
    expect(await there(id)).toEqual(open);
    const shown = (await call(`GET /resources/${id}`)).body;
    expect(shown).toMatchObject({ ...given, file });
    expect(await statusOf(file)).toBe(200);
    const log = (await byAdmin(`GET /activity?target=${id}`)).body;
    expect(
      log.slice(0, 2).map(({ kind, changes }: { kind: string; changes: object[] }) => [kind, changes]),
    ).toEqual([
      ['resource', [{ field: 'Visible to', before: 'Members only', after: 'Everybody' }]],
      ['memberResource', [{ field: 'Visible to', before: 'Everybody', after: 'Members only' }]],
    ]);
  });

  test('changes once, when two admins press at the same moment', async () => {
    const id = idOf(await byAdmin('POST /resources', body('resources', { title: 'Twice' })));
    const both = await Promise.all([1, 2].map(() => byAdmin(`POST /resources/${id}/hiding`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(
      (await byAdmin('GET /memberResources')).body.filter(({ _id }: { _id: string }) => _id === id),
    ).toHaveLength(1);
  });

  test('keeps a link to a file elsewhere, and a paper’s file stays where the paper has it', async () => {
    const elsewhere = 'https://files.example.org/a.pdf';
    const ofPaper = `/${pdfName(admin.uid, randomUUID(), 'papers')}`;
    await upload(ofPaper);
    for (const file of [elsewhere, ofPaper]) {
      const id = idOf(await byAdmin('POST /resources', body('resources', { file })));
      await byAdmin(`POST /resources/${id}/hiding`);
      expect((await call(`GET /forMembers/${id}`, { token: onTeam.token })).body.file).toBe(file);
    }
    expect(await statusOf(ofPaper)).toBe(200);
  });

  test('a restored record does not replace the one that was moved meanwhile', async () => {
    const id = idOf(await byAdmin('POST /resources', body('resources', { title: 'Once' })));
    await byAdmin(`POST /resources/${id}/hiding`);
    await byAdmin(`DELETE /memberResources/${id}`);
    expect((await byAdmin(`POST /removed/memberResource/${id}`)).status).toBe(200);
    expect((await byAdmin(`POST /memberResources/${id}/showing`)).status).toBe(200);
    expect((await byAdmin(`POST /resources/${id}/showing`)).status).toBe(404);
    expect(await there(id)).toMatchObject({ page: 200, member: 404 });
  });
});

test('each kind has the files of its own readers', async () => {
  const wrong = { status: 400, body: { fields: { file: expect.any(String) } } };
  const members = await pdfOf('members');
  const open = await pdfOf('content');
  expect(await byAdmin('POST /resources', body('resources', { file: members }))).toMatchObject(wrong);
  expect(await byAdmin('POST /memberResources', body('memberResources', { file: open }))).toMatchObject(
    wrong,
  );
});
