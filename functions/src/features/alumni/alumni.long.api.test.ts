/**
 * Longer than 300 lines, because it follows people from joining to coming back, with the same few helpers.
 */
import { defaultRoles } from '@lab/contract/features/team/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person, renewToken } from '../../test/people.ts';
import { apply, memberBody, publishPaper } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body: object = {}) => call(what, { token: admin.token, body });
const today = () => new Date().toISOString().slice(0, 10);
const leave = (id: string, over: object = {}) =>
  byAdmin(`POST /team/${id}/leaving`, { until: today(), ...over });
const termsOf = async (id: string) => (await call(`GET /team/${id}/terms`)).body.terms;

async function joined(name: string, role = 'Research Assistant'): Promise<Person> {
  const person = await makeMember(name);
  await apply(person, admin);
  expect((await byAdmin(`POST /team/${person.uid}`, { role })).status).toBe(200);
  // The application is in another name.
  await byAdmin(`PATCH /team/${person.uid}`, { name });
  return { ...person, token: await renewToken(person) };
}

/** Of somebody without an account. */
async function added(over: object = {}): Promise<string> {
  return (await byAdmin('POST /team', memberBody(over))).body.insertedId;
}

describe('terms', () => {
  test('a new role ends the one before, and one that is corrected on the same day leaves no trace', async () => {
    const id = await added({ role: 'Research Assistant' });
    await byAdmin(`PATCH /team/${id}/terms`, {
      terms: [{ role: 'Research Assistant', title: '', from: '2019-03', until: '' }],
    });
    expect((await byAdmin(`PATCH /team/${id}`, { role: 'Advisor' })).status).toBe(200);
    expect((await byAdmin(`PATCH /team/${id}`, { role: 'Researcher' })).status).toBe(200);
    expect(await termsOf(id)).toEqual([
      { role: 'Research Assistant', title: '', from: '2019-03', until: today() },
      { role: 'Researcher', title: '', from: today(), until: '' },
    ]);
    await byAdmin(`PATCH /team/${id}`, { phone: '1' });
    expect(await termsOf(id)).toHaveLength(2);
  });

  test('are called as the title says, and keep it when the role changes', async () => {
    const id = await added({ role: 'Research Assistant', title: 'PhD student' });
    const from = today();
    const student = { role: 'Research Assistant', title: 'PhD student', from, until: '' };
    expect(await termsOf(id)).toEqual([student]);
    await byAdmin(`PATCH /team/${id}/terms`, { terms: [{ ...student, from: '2019-03' }] });
    await byAdmin(`PATCH /team/${id}`, { title: 'PhD student, NSF Fellow' });
    expect((await call(`GET /people/${id}`)).body).toMatchObject({
      member: { role: 'Research Assistant', title: 'PhD student, NSF Fellow' },
      terms: [{ title: 'PhD student, NSF Fellow', from: '2019-03' }],
    });
    await byAdmin(`PATCH /team/${id}`, { role: 'Researcher', title: 'Assistant Professor' });
    expect(await termsOf(id)).toEqual([
      { role: 'Research Assistant', title: 'PhD student, NSF Fellow', from: '2019-03', until: from },
      { role: 'Researcher', title: 'Assistant Professor', from, until: '' },
    ]);
    const promoted = { role: 'Researcher', title: 'Associate Professor', from: '2024', until: '' };
    await byAdmin(`PATCH /team/${id}/terms`, { terms: [promoted] });
    expect((await call('GET /team')).body.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      role: 'Researcher',
      title: 'Associate Professor',
    });
    const card = await fetch(`${process.env.LAB_ADDRESS}/userDetails/${id}.vcf`);
    expect(await card.text()).toContain('TITLE:Associate Professor');
    const page = await (await fetch(`${process.env.LAB_ADDRESS}/userDetails/${id}`)).text();
    expect(page).toContain('"jobTitle":"Associate Professor"');
  });

  test('of somebody without a history are one since they joined', async () => {
    const id = await added();
    expect(await termsOf(id)).toEqual([{ role: 'Researcher', title: '', from: today(), until: '' }]);
  });

  test('stay when the member is deleted and restored', async () => {
    const id = await added();
    const terms = [
      { role: '', title: 'Visiting student', from: '2018', until: '2019' },
      { role: 'Advisor', title: '', from: '2019', until: '' },
    ];
    expect((await byAdmin(`PATCH /team/${id}/terms`, { terms })).status).toBe(200);
    expect((await call(`GET /team/${id}`)).body.role).toBe('Advisor');
    await byAdmin(`DELETE /team/${id}`);
    expect((await call(`GET /team/${id}/terms`)).status).toBe(404);
    await byAdmin(`POST /removed/member/${id}`);
    expect(await termsOf(id)).toEqual(terms);
  });

  test('that somebody else has changed are not overwritten', async () => {
    const id = await added();
    const before = await termsOf(id);
    const edit = (from: string) =>
      byAdmin(`PATCH /team/${id}/terms`, { terms: [{ ...before[0], from }], before });
    expect((await edit('2020')).status).toBe(200);
    expect((await edit('2021')).status).toBe(409);
    expect((await edit('2020')).status).toBe(200);
    expect((await termsOf(id))[0].from).toBe('2020');
  });

  const open = { role: 'Researcher', title: '', from: '2020', until: '' };
  test.each([
    [[], 'terms'],
    [[{ ...open, until: '2021' }], 'terms'],
    [[open, open], 'terms'],
    [[{ ...open, from: '2022', until: '2021-05' }, open], 'terms[0].until'],
    [[{ ...open, from: 'May' }], 'terms[0].from'],
    [[{ ...open, role: 'Boss' }], 'role'],
    [[{ ...open, role: '' }], 'role'],
    [Array.from({ length: 21 }, () => ({ ...open, until: '2021' })), 'terms'],
    ['x', 'terms'],
  ])('%j are refused', async (terms, field) => {
    const id = await added();
    const { status, body } = await byAdmin(`PATCH /team/${id}/terms`, { terms });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
  });
});

test('a person is one call, on the team and after it, and nobody is found under another id', async () => {
  const person = await joined('Pia Person');
  await call('PATCH /profile', { token: person.token, body: { pronouns: 'she/her', hidden: ['email'] } });
  const read = async (id = person.uid) => call(`GET /people/${id}`);
  const { body } = await read();
  expect(body).toEqual({
    member: (await call(`GET /team/${person.uid}`)).body,
    profile: expect.objectContaining({ pronouns: 'she/her' }),
    terms: await termsOf(person.uid),
  });
  expect(JSON.stringify(body)).not.toContain(person.email);
  expect((await leave(person.uid)).status).toBe(200);
  expect((await read()).body).toEqual({ alumnus: (await call(`GET /alumni/${person.uid}`)).body });
  const nobody = await read('nobody');
  expect([nobody.status, nobody.body.message]).toEqual([404, 'User data not found.']);
});

describe('the order by hand', () => {
  test('is kept, and refused when somebody joined meanwhile', async () => {
    // No other test gives this role its order.
    const role = 'Research Director';
    const [one, two] = [await added({ role, name: 'One' }), await added({ role, name: 'Two' })];
    const present = async () =>
      (await call('GET /team')).body
        .filter((member: { role: string }) => member.role === role)
        .map(({ _id }: { _id: string }) => _id);
    const members = (await present()).filter((id: string) => id !== two && id !== one);
    const wanted = [two, ...members, one];
    expect((await byAdmin('PATCH /teamOrder', { role, members: wanted })).status).toBe(200);
    expect((await byAdmin('PATCH /teamOrder', { role, members: wanted.slice(1) })).status).toBe(409);
    expect((await byAdmin('PATCH /teamOrder', { role, members: [two, two, ...members] })).status).toBe(409);
    expect((await byAdmin('PATCH /teamOrder', { role, members: [...wanted, 'nobody'] })).status).toBe(409);
  });
});

describe('leaving', () => {
  test('moves the entry to the alumni under the same id, with history, works and page', async () => {
    const person = await joined('Lea Leaving');
    const paper = await publishPaper(person, admin, { authors: ['Lea Leaving', 'Li Wei'] });
    await byAdmin(`PATCH /team/${person.uid}`, { alsoKnownAs: 'L. Leaving' });
    const next = { title: 'Analyst', place: 'Tide Office', link: 'https://tides.example' };
    expect((await leave(person.uid, { next })).body).toEqual({ success: true });

    expect((await call(`GET /team/${person.uid}`)).status).toBe(404);
    const alumnus = (await call(`GET /alumni/${person.uid}`)).body;
    expect(alumnus).toMatchObject({
      _id: person.uid,
      name: 'Lea Leaving',
      alsoKnownAs: 'L. Leaving',
      terms: [{ role: 'Research Assistant', from: today(), until: today() }],
      first: next,
    });
    // Contact details and what is kept for coming back are nobody's business.
    expect(JSON.stringify((await call('GET /alumni')).body)).not.toContain(person.email);
    expect(alumnus).not.toHaveProperty('before');
    expect((await call(`GET /researchPaper/${paper}`)).body.memberIds).toEqual([person.uid, '']);
    const theirs = (await call(`GET /researchPapers?person=${person.uid}`)).body;
    expect(theirs.map(({ _id }: { _id: string }) => _id)).toEqual([paper]);
    expect((await call('GET /people')).body).toContainEqual({
      _id: person.uid,
      name: 'Lea Leaving',
      alsoKnownAs: 'L. Leaving',
      left: true,
    });

    const html = await (await fetch(`${process.env.LAB_ADDRESS}/userDetails/${person.uid}`)).text();
    expect(html).toContain('Tide Office');
    expect(html).toMatch(/"@type":"Person".*"alumniOf":\{"@id"/s);
    expect(html).not.toContain(person.email);
    const sitemap = await (await fetch(`${process.env.LAB_ADDRESS}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/userDetails/${person.uid}</loc>`);
    expect(sitemap).toContain('/alumni</loc>');
  });

  test('the person is told, and their profile goes on working', async () => {
    const person = await joined('Olga Own');
    await leave(person.uid);
    const outcomes = (await call('GET /outcomes', { token: person.token })).body;
    expect(outcomes[0]).toMatchObject({ kind: 'team', result: 'left', recordId: person.uid });
    const mine = () => call('GET /userInfoInTeam', { token: person.token });
    expect((await mine()).body).toMatchObject({ name: 'Olga Own', role: 'writer' });
    const body = { name: 'Olga Own', details: 'Somewhere else.' };
    expect((await call('PATCH /updateUserAndTeam', { token: person.token, body })).status).toBe(200);
    expect((await mine()).body.details).toBe('Somewhere else.');
    const data = (await call('GET /myData', { token: person.token })).body;
    expect(data).toMatchObject({
      teamMember: null,
      alumnus: { name: 'Olga Own' },
      profileBeforeLeaving: { email: person.email },
    });
  });

  test('can be taken back as if it had never been recorded', async () => {
    const person = await joined('Uma Undone', 'Advisor');
    const member = (await call(`GET /team/${person.uid}`)).body;
    const terms = await termsOf(person.uid);
    await leave(person.uid, { account: 'takeWriter', keepsDetails: false });
    expect((await call(`GET /alumni/${person.uid}`)).body.details).toBe('');
    expect((await call(`GET /user/role/${person.email}`, { token: person.token })).body.role).toBe('');
    expect((await byAdmin(`POST /alumni/${person.uid}/return`)).status).toBe(200);
    expect((await call(`GET /team/${person.uid}`)).body).toEqual(member);
    expect(await termsOf(person.uid)).toEqual(terms);
    expect((await call(`GET /alumni/${person.uid}`)).status).toBe(404);
    expect((await call(`GET /user/role/${person.email}`, { token: person.token })).body.role).toBe('writer');
    expect(
      (await call('GET /outcomes', { token: person.token })).body.map(
        ({ result }: { result: string }) => result,
      ),
    ).toEqual(['accepted']);
  });

  test('of leaving and coming back, the dashboard and the bell show the later one', async () => {
    const person = await joined('Bea Back');
    const notified = async (path: string) => (await call(`GET ${path}`, { token: person.token })).body;
    const results = async () => (await notified('/outcomes')).map(({ result }: { result: string }) => result);
    await leave(person.uid);
    expect(await results()).toEqual(['left', 'accepted']);
    await byAdmin(`POST /alumni/${person.uid}/return`, { role: 'Researcher', from: '2027' });
    expect(await results()).toEqual(['returned', 'accepted']);
    expect(JSON.stringify(await notified('/notices'))).not.toContain('teamLeft');
    await leave(person.uid, { until: '2028' });
    expect(await results()).toEqual(['left', 'accepted']);
    expect(JSON.stringify(await notified('/notices'))).not.toContain('teamReturned');
  });

  test('may disable the account, which coming back enables again', async () => {
    const person = await joined('Dan Disabled');
    await leave(person.uid, { account: 'disable' });
    expect((await identity().getUser(person.uid)).disabled).toBe(true);
    const back = { role: 'Researcher', from: '2027' };
    expect((await byAdmin(`POST /alumni/${person.uid}/return`, back)).status).toBe(200);
    expect((await identity().getUser(person.uid)).disabled).toBe(false);
    expect(await call(`GET /team/${person.uid}`)).toMatchObject({ body: { role: 'Researcher' } });
    expect(await termsOf(person.uid)).toEqual([
      { role: 'Research Assistant', title: '', from: today(), until: today() },
      { role: 'Researcher', title: '', from: '2027', until: '' },
    ]);
  });

  test('of twenty who do it at once, one decides about the account', async () => {
    const person = await joined('Rae Raced');
    const answers = await twentyAtOnce((at) => leave(person.uid, { account: at < 10 ? 'keep' : 'disable' }));
    const [one, ...others] = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(others).toEqual([]);
    expect((await identity().getUser(person.uid)).disabled).toBe(one !== undefined && one >= 10);
  });

  test('no admin is limited by the way, nor oneself', async () => {
    const other = await makeAdmin('Otto Other');
    for (const person of [admin, other]) {
      await apply(person, admin);
      await byAdmin(`POST /team/${person.uid}`, { role: 'Advisor' });
      const refused = await leave(person.uid, { account: 'disable' });
      expect(refused).toMatchObject({ status: 409, body: { fields: { account: expect.any(String) } } });
      expect((await identity().getUser(person.uid)).disabled).toBe(false);
      expect((await leave(person.uid)).status).toBe(200);
      expect((await byAdmin(`POST /alumni/${person.uid}/return`)).status).toBe(200);
    }
  });

  test('two admins at the same moment record it once', async () => {
    const id = await added();
    const all = await Promise.all([leave(id), leave(id), leave(id)].map(async (one) => (await one).status));
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect((await call(`GET /alumni/${id}`)).status).toBe(200);
  });

  test.each([
    [{ until: '' }, 400, 'until'],
    [{ until: 'soon' }, 400, 'until'],
    [{ until: '1999' }, 400, 'until'],
    [{ until: '2030', account: 'delete' }, 400, 'account'],
    [{ until: '2030', next: { link: 'javascript:alert(1)' } }, 400, 'next.link'],
    [{ until: '2030', next: { title: 'x'.repeat(301) } }, 400, 'next.title'],
  ])('with %j is refused', async (body, status, field) => {
    const id = await added();
    const refused = await leave(id, body);
    expect(refused.status).toBe(status);
    expect(refused.body.fields).toHaveProperty([field]);
    expect((await call(`GET /team/${id}`)).status).toBe(200);
  });

  test('of nobody is not found', async () => {
    expect((await leave('nobody')).status).toBe(404);
    expect((await byAdmin('POST /alumni/nobody/return', { role: 'Advisor' })).status).toBe(404);
  });
});

describe('somebody who left', () => {
  test('and applies again comes back with their history', async () => {
    const person = await joined('Rita Return');
    await leave(person.uid, { account: 'keep' });
    await apply(person, admin);
    expect((await byAdmin(`POST /team/${person.uid}`, { role: 'Researcher' })).status).toBe(200);
    expect((await call(`GET /alumni/${person.uid}`)).status).toBe(404);
    expect((await termsOf(person.uid)).map(({ role }: { role: string }) => role)).toEqual([
      'Research Assistant',
      'Researcher',
    ]);
  });

  test('is never on the team and among the alumni, also after an undone deletion', async () => {
    const id = await added();
    await leave(id);
    await byAdmin(`DELETE /alumni/${id}`);
    await byAdmin(`POST /removed/alumnus/${id}`);
    await byAdmin(`POST /alumni/${id}/return`, { role: 'Advisor' });
    expect((await byAdmin(`POST /removed/alumnus/${id}`)).status).not.toBe(200);
    expect((await call(`GET /alumni/${id}`)).status).toBe(404);
  });

  test('and deletes the account leaves nothing behind', async () => {
    const person = await joined('Gina Gone');
    await leave(person.uid);
    const { status } = await call('DELETE /myAccount', { token: person.idToken });
    expect(status).toBe(200);
    expect((await call(`GET /alumni/${person.uid}`)).status).toBe(404);
    const names = (await call('GET /people')).body.map(({ _id }: { _id: string }) => _id);
    expect(names).not.toContain(person.uid);
  });

  test('who was entered directly comes back only with a role', async () => {
    const { insertedId: id } = (await byAdmin('POST /alumni', { name: 'Ed Early' })).body;
    const refused = await byAdmin(`POST /alumni/${id}/return`);
    expect(refused).toMatchObject({ status: 400, body: { fields: { role: 'Please choose a role' } } });
    expect((await byAdmin(`POST /alumni/${id}/return`, { role: 'Boss' })).status).toBe(400);
    expect((await byAdmin(`POST /alumni/${id}/return`, { role: 'Advisor' })).status).toBe(200);
    expect((await call(`GET /team/${id}`)).body).toMatchObject({
      name: 'Ed Early',
      role: 'Advisor',
      email: '',
    });
  });

  test('with terms that end before they begin is refused', async () => {
    const terms = [{ role: '', title: '', from: '2020', until: '2019' }];
    const { status, body } = await byAdmin('POST /alumni', { name: 'Una Undone', terms });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'terms[0].until': 'It ends before it begins' });
  });

  test('has their thesis of this site beside their name', async () => {
    const { insertedId: person } = (await byAdmin('POST /alumni', { name: 'Thea Thesis' })).body;
    const thesis = { title: 'On tides', state: 'finished', level: 'master', people: ['Thea Thesis'] };
    const { insertedId } = (await byAdmin('POST /theses', thesis)).body;
    expect((await call('GET /alumniTheses')).body).toContainEqual({
      person,
      _id: insertedId,
      title: 'On tides',
    });
    expect((await call(`GET /theses/${insertedId}`)).body.memberIds).toContain(person);
  });
});

describe('importing a list', () => {
  const unique = () => crypto.randomUUID().slice(0, 8);
  const read = (table: string, more: object = {}) => byAdmin('POST /alumni/import', { table, ...more });

  test('adds everybody once, with the lab’s roles where they are known, beside rows that stay out', async () => {
    const [one, two] = [`Ina ${unique()}`, `Ivo ${unique()}`];
    const table = [
      'Name,Role,Until,From,Next,Job title',
      `${one},${defaultRoles[2]?.id.toUpperCase()},2016-03,2012,Analyst,Postdoc`,
      `${two},Visiting scholar,2011,,,`,
      `${one},,,,,`,
      `Ida ${unique()},,last year,,,`,
      `Ida ${unique()},,2010,2012,,`,
      `,Researcher,,,,`,
    ].join('\n');
    const { rows } = (await byAdmin('POST /alumni/import/plan', { table })).body;
    expect(rows.map(({ state }: { state: string }) => state)).toEqual([
      ...['new', 'new', 'here'],
      ...['wrong', 'wrong', 'wrong'],
    ]);
    expect(rows[4].reason).toBe('It ends before it begins');
    expect((await read(table)).body).toEqual({ made: 2, wrong: 3 });
    expect((await read(table)).body).toEqual({ made: 0, wrong: 3 });
    const listed = (await call('GET /alumni')).body;
    expect(listed.find(({ name }: { name: string }) => name === one)).toMatchObject({
      terms: [{ role: 'Researcher', title: 'Postdoc', from: '2012', until: '2016-03' }],
      first: { title: 'Analyst' },
    });
    expect(listed.find(({ name }: { name: string }) => name === two)).toMatchObject({
      terms: [{ role: '', title: 'Visiting scholar', until: '2011' }],
    });
  });

  test('takes what alumni have, and says what it cuts', async () => {
    const mark = unique();
    const image = '/images/profile/someone/ina.webp';
    const table = [
      'Name,Foto,Bio,Details,ORCID,Website,Thesis',
      `Ina ${mark},ina.jpg,${'Tides. '.repeat(100)},,0000-0002-1825-0097,,On tides`,
      `Ivo ${mark},,Long,Short,,ivo.example,`,
      `Ida ${mark},,,,0000-0002-1825-0098,,`,
    ].join('\n');
    const { rows } = (await byAdmin('POST /alumni/import/plan', { table })).body;
    expect(rows.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Of the biography the first 500 characters come in',
      'The biography stays out, because there are details',
      'This ORCID iD has a wrong digit',
    ]);
    expect((await read(table, { pictures: [{ name: 'ina.jpg', image }] })).body).toEqual({
      made: 2,
      wrong: 1,
    });
    const listed: Record<string, string>[] = (await call('GET /alumni')).body;
    const [ina, ivo] = ['Ina', 'Ivo'].map((name) => listed.find((row) => row.name === `${name} ${mark}`));
    expect(ina).toMatchObject({
      image,
      link: 'https://orcid.org/0000-0002-1825-0097',
      thesis: 'On tides',
      details: expect.stringMatching(/^Tides\./),
    });
    expect(ivo).toMatchObject({ image: '', details: 'Short', link: 'https://ivo.example' });
  });

  test.each([
    [{}],
    [{ table: '' }],
    [{ table: ['Ada'] }],
    [{ table: 'Name,Role' }],
    [{ table: Array.from({ length: 401 }, (_, at) => `N ${at}`).join('\n') }],
    [{ table: 'Ada', pictures: [{ name: 'a.jpg', image: 'https://elsewhere.example/a.jpg' }] }],
  ])('%# that is no list adds nobody', async (body) => {
    expect((await byAdmin('POST /alumni/import', body)).status).toBe(400);
  });

  test('two at the same moment add nobody twice', async () => {
    const table = `Tom ${unique()}\nTim ${unique()}`;
    const both = await Promise.all([1, 2].map(() => read(table)));
    expect(both.map(({ body }) => body.made).sort()).toEqual([0, 2]);
  });
});
