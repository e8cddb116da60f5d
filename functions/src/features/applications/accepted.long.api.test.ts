/** Visitors read of an accepted person the name, the role, the picture, and what was chosen. */
import { randomUUID } from 'node:crypto';
import { type ApplicationShown, applicationShows } from '@lab/contract/features/applications/schemas';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { applicationBody, openPosition, publishPaper } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
let admin: Person;
let person: Person;
let said: Record<ApplicationShown, string>;
let github: string;
/** A formula of the motivation: its drawing names it too. */
let formula: string;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const byPerson = (what: string, body?: object) => call(what, { token: person.token, body });

async function apply(): Promise<void> {
  const { email: _own, ...texts } = said;
  const body = applicationBody({ name: person.name, role: await openPosition(admin), ...texts });
  expect((await byPerson('POST /submitApplication', body)).status).toBe(200);
}

beforeEach(async () => {
  const mark = randomUUID().slice(0, 8);
  person = await makeMember(`Prudence ${mark}`);
  formula = `x_{${mark}}`;
  github = `https://github.com/p${mark}`;
  said = {
    email: person.email,
    phone: `+49 30 ${mark}`,
    university: `University ${mark}`,
    details: `I left my last lab because of $${formula}$.`,
  };
  const own = { name: person.name, socialMedia: { github } };
  expect((await byPerson('PATCH /updateUserAndTeam', own)).status).toBe(200);
  await apply();
});

const accept = (body: object = {}) => byAdmin(`POST /team/${person.uid}`, { role: 'Researcher', ...body });

async function readAll(paper?: string): Promise<string> {
  const { uid } = person;
  const of = `person=${uid}`;
  const paths = [
    ...[
      '/',
      '/team',
      `/userDetails/${uid}`,
      `/userDetails/${uid}.vcf`,
      '/publications',
      `/publications?${of}`,
    ],
    ...['/news', '/feed.xml', '/feed.json', `/feed.xml?of=papers&${of}`, '/sitemap.xml', '/alumni'],
    ...['/api/team', `/api/team/${uid}`, `/api/people/${uid}`, '/api/people', `/api/profiles/${uid}/news`],
    ...[`/api/team/${uid}/terms`, `/api/researchPapers?${of}`, '/api/recentResearchPapers', '/api/alumni'],
    ...['bib', 'ris', 'csl.json', 'txt', 'html', 'csv'].map((end) => `/api/researchPapers.${end}?${of}`),
    ...(paper ? [`/paper/${paper}`, `/api/researchPaper/${paper}`, `/api/researchPaper/${paper}.bib`] : []),
  ];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  return texts.join('\n').replaceAll('\r\n ', '');
}

const leaks = (all: string) => [...Object.values(said), github, formula].filter((text) => all.includes(text));

describe('accepted as the specification says', () => {
  test('a person is on the team with name, role and picture, and the rest is theirs to show', async () => {
    expect(await accept()).toMatchObject({ status: 200, body: { message: 'Member added successfully' } });
    const paper = await publishPaper(person, admin, { authors: [person.name] });
    const all = await readAll(paper);
    expect(all).toContain(person.name);
    expect(leaks(all)).toEqual([]);

    const { body: own } = await byPerson('GET /userInfoInTeam');
    expect(own).toMatchObject({ email: person.email, phone: '', university: '', details: '' });
    expect(own.socialMedia.github).toBe(github);
    expect((await byPerson('GET /profile')).body.hidden).toEqual(['email', 'socialMedia', 'formerNames']);
  });

  test('nobody else learns it later: an admin’s edit, leaving, coming back, deleting and restoring', async () => {
    await accept();
    const { body: members } = await byAdmin('GET /members');
    const { _id, hidden, account, accountUid, createdAt, ...entry } = members.find(
      (member: { _id: string }) => member._id === person.uid,
    );
    expect([hidden, account, accountUid, createdAt]).toBeTruthy();
    expect((await byAdmin(`PATCH /team/${_id}`, { ...entry, role: 'Advisor' })).status).toBe(200);
    expect(leaks(await readAll())).toEqual([]);
    expect((await byAdmin(`DELETE /team/${_id}`)).status).toBe(200);
    expect((await byAdmin(`POST /removed/member/${_id}`)).status).toBe(200);
    expect(leaks(await readAll())).toEqual([]);
    const until = new Date().toISOString().slice(0, 10);
    const leaving = { until, keepsDetails: true, keepsPicture: true };
    expect((await byAdmin(`POST /team/${_id}/leaving`, leaving)).status).toBe(200);
    expect(leaks(await readAll())).toEqual([]);
    await apply();
    expect((await accept()).status).toBe(200);
    expect(leaks(await readAll())).toEqual([]);
    expect((await byPerson('GET /userInfoInTeam')).body.socialMedia.github).toBe(github);
  });

  test('the person completes the entry as the specification says, and it is shown', async () => {
    await accept();
    const own = { name: person.name, phone: said.phone, university: said.university, details: 'Waves.' };
    expect((await byPerson('PATCH /updateUserAndTeam', own)).status).toBe(200);
    const { body } = await call(`GET /team/${person.uid}`);
    expect(body).toMatchObject({
      phone: said.phone,
      university: said.university,
      details: 'Waves.',
      email: '',
    });
    expect((await byPerson('PATCH /profile', { hidden: [] })).status).toBe(200);
    expect((await call(`GET /team/${person.uid}`)).body).toMatchObject({
      email: person.email,
      socialMedia: { github },
    });
  });
});

describe('accepted with boxes', () => {
  test.each(applicationShows.map((field) => ({ field })))(
    'shows $field and nothing else',
    async ({ field }) => {
      expect((await accept({ shows: [field] })).status).toBe(200);
      const all = await readAll();
      expect(leaks(all).filter((text) => text !== formula)).toEqual([said[field]]);
    },
  );

  test.each([['image'], ['name'], 'email', [['email']], Array(5).fill('email')].map((shows) => ({ shows })))(
    'refuses $shows, and nothing happens',
    async ({ shows }) => {
      expect((await accept({ shows })).status).toBe(400);
      expect((await call(`GET /team/${person.uid}`)).status).toBe(404);
      expect((await byPerson(`GET /applications/${person.email}`)).body).toHaveLength(1);
    },
  );
});

test('who was on the team before keeps what they showed, hides what they hid, and shows nothing more', async () => {
  await accept();
  const own = { name: person.name, phone: '7', university: 'Old School', details: 'Waves.' };
  await byPerson('PATCH /updateUserAndTeam', own);
  await byPerson('PATCH /profile', { hidden: ['email', 'phone'] });
  await apply();
  const before = (await byAdmin('GET /members')).body.find(({ _id }: { _id: string }) => _id === person.uid);
  const replace = { entry: 'replace', before, shows: ['phone', 'email'] };
  expect((await accept(replace)).status).toBe(200);
  const { body } = await call(`GET /team/${person.uid}`);
  expect(body).toMatchObject({ phone: '', email: '', university: 'Old School', details: 'Waves.' });
  expect((await byPerson('GET /userInfoInTeam')).body.phone).toBe(said.phone);
  expect(leaks(await readAll())).toEqual([github]);
});
