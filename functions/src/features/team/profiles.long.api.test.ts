/** What members say of themselves: who may write it, what is refused, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, makeTeamMember, memberBody, publishPaper } from '../../test/records.ts';
import { profileDocument } from './profile-store.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

/** Under their own name; the application has another one. */
async function makeNamedMember(name: string): Promise<Person> {
  const person = await makeTeamMember(name, admin);
  await call('PATCH /updateUserAndTeam', { token: person.token, body: { name } });
  return person;
}

const save = ({ token }: Person, body: object) => call('PATCH /profile', { token, body });
const own = async ({ token }: Person) => (await call('GET /profile', { token })).body;
const shown = async ({ uid }: Person) => (await call(`GET /people/${uid}`)).body.profile;
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

describe('a profile', () => {
  test('belongs to a member of the team: nobody else has one, and each writes only their own', async () => {
    const stranger = await makeMember();
    expect(await own(stranger)).toMatchObject({ memberId: '', pronouns: '', hidden: ['formerNames'] });
    expect((await save(stranger, { pronouns: 'she/her' })).status).toBe(404);
    const [ada, bo] = [await makeNamedMember('Ada'), await makeNamedMember('Bo')];
    const body = { pronouns: 'she/her', memberId: bo.uid, _id: bo.uid, uid: bo.uid, hasProfile: false };
    expect((await save(ada, body)).status).toBe(200);
    expect(await own(ada)).toMatchObject({ pronouns: 'she/her', memberId: ada.uid });
    expect(await own(bo)).toMatchObject({ pronouns: '', memberId: bo.uid });
    for (const what of [`GET /members/${bo.uid}/profile`, `PATCH /members/${bo.uid}/profile`, 'GET /members'])
      expect(
        (await call(what, { token: ada.token, body: what.startsWith('P') ? {} : undefined })).status,
      ).toBe(403);
  });

  test('keeps what a program leaves out, and is empty where nothing was written', async () => {
    const ada = await makeNamedMember('Ada');
    expect(await shown(ada)).toMatchObject({ pronouns: '', education: [], orcid: '' });
    await save(ada, { pronouns: 'she/her', homepage: 'https://ada.example/', hidden: ['homepage'] });
    await save(ada, { visitingHours: 'Mondays' });
    expect(await own(ada)).toMatchObject({
      pronouns: 'she/her',
      homepage: 'https://ada.example/',
      visitingHours: 'Mondays',
      hidden: ['homepage'],
    });
    await save(ada, { pronouns: '' });
    expect(await shown(ada)).toMatchObject({ pronouns: '', homepage: '', visitingHours: 'Mondays' });
  });

  test.each([
    [{ orcid: '0000-0002-1825-0098' }, { orcid: 'This ORCID iD has a wrong digit' }],
    [{ orcid: 'ada' }, { orcid: expect.stringMatching(/provide an ORCID iD/) }],
    [{ homepage: 'javascript:alert(1)' }, { homepage: 'Please provide a valid URL' }],
    [{ mastodon: 'javascript:alert(1)' }, { mastodon: expect.any(String) }],
    [{ bluesky: 'ada@' }, { bluesky: expect.any(String) }],
    [{ links: [{ name: 'x', address: 'data:text/html,x' }] }, { 'links[0].address': expect.any(String) }],
    [{ links: [{ name: '', address: 'https://a.example/' }] }, { 'links[0].name': expect.any(String) }],
    [
      { education: [{ degree: 'PhD', organization: '', year: '' }] },
      { 'education[0].organization': expect.any(String) },
    ],
    [{ education: [{ organization: 'x', year: '2019-13' }] }, { 'education[0].year': expect.any(String) }],
    [{ biography: 'x'.repeat(10_001) }, { biography: expect.any(String) }],
    [
      { biography: `${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|` },
      { biography: expect.stringMatching('50 columns') },
    ],
    [{ biography: '1. '.repeat(2_000) }, { biography: expect.stringMatching('20 lists or quotes') }],
    [{ hidden: ['name'] }, { 'hidden[0]': expect.any(String) }],
    [{ familyName: 'King' }, { familyName: 'Please use only words of the name as it is shown' }],
  ])('%o is refused', async (body, fields) => {
    const { status, body: reply } = await save(await makeNamedMember('Ada Byron'), body);
    expect([status, reply.fields]).toEqual([400, fields]);
  });

  test.each([
    ['mastodon', '@ada@social.example', 'https://social.example/@ada'],
    ['mastodon', 'https://social.example/@ada', 'https://social.example/@ada'],
    ['bluesky', '@ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
    ['orcid', ' https://orcid.org/0000 0002 1694 233x ', '0000-0002-1694-233X'],
  ])('%s is read from %s', async (field, written, stored) => {
    const ada = await makeNamedMember('Ada');
    expect((await save(ada, { [field]: written })).status).toBe(200);
    expect(await own(ada)).toMatchObject({ [field]: stored });
  });

  test('has a biography of which nothing runs', async () => {
    const ada = await makeNamedMember('Ada');
    const biography =
      '**Bold** <script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    expect((await save(ada, { biography })).status).toBe(200);
    const { rendered } = await shown(ada);
    expect(rendered.biography.html).toContain('<strong>Bold</strong>');
    expect(rendered.biography.html).not.toMatch(/<script|<img|href="javascript/i);
    await save(ada, { hidden: ['biography'] });
    expect(await shown(ada)).toMatchObject({ biography: '' });
    expect(JSON.stringify(await shown(ada))).not.toContain('Bold');
  });

  test('that somebody else has changed meanwhile is not written over unseen, and a repeated save is one', async () => {
    const ada = await makeNamedMember('Ada');
    const { memberId: _, ...before } = await own(ada);
    const changed = await byAdmin(`PATCH /members/${ada.uid}/profile`, { pronouns: 'she/they', before });
    expect(changed.status).toBe(200);
    const form = { visitingHours: 'Mondays', before };
    expect((await save(ada, form)).status).toBe(409);
    const { memberId: _id, ...now } = await own(ada);
    const answers = [await save(ada, { ...form, before: now }), await save(ada, { ...form, before: now })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(ada)).toMatchObject({ pronouns: 'she/they', visitingHours: 'Mondays' });
    const log = (await byAdmin(`GET /activity?target=${ada.uid}`)).body;
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'edited', actor: admin.email, kind: 'member' }),
    );
    expect(JSON.stringify(log)).not.toContain('she/they');
  });

  test('saved by twenty at once has what each of them wrote', async () => {
    const ada = await makeNamedMember('Ada');
    const fields = ['pronouns', 'visitingHours', 'interests', 'photoAlt'];
    const tries = fields.map((field) => save(ada, { [field]: `by ${field}` }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(fields.map(() => 200));
    expect(await own(ada)).toMatchObject(Object.fromEntries(fields.map((field) => [field, `by ${field}`])));
  });

  test('goes with its entry, comes back with it, and is not that of a later one', async () => {
    const ada = await makeNamedMember('Ada');
    await save(ada, { pronouns: 'she/her' });
    await byAdmin(`DELETE /team/${ada.uid}`);
    expect((await call(`GET /people/${ada.uid}`)).status).toBe(404);
    expect(await own(ada)).toMatchObject({ memberId: '', pronouns: '' });
    expect((await profileDocument(ada.uid).get()).get('expiresAt')).toBeDefined();
    expect((await byAdmin(`POST /removed/member/${ada.uid}`)).status).toBe(200);
    expect(await shown(ada)).toMatchObject({ pronouns: 'she/her' });
    expect((await profileDocument(ada.uid).get()).get('expiresAt')).toBeUndefined();

    await byAdmin(`DELETE /team/${ada.uid}`);
    await apply(ada, admin);
    await byAdmin(`POST /team/${ada.uid}`, { role: 'Advisor' });
    expect(await shown(ada)).toMatchObject({ pronouns: '' });
    await save(ada, { visitingHours: 'Mondays' });
    expect(await own(ada)).toMatchObject({ pronouns: '', visitingHours: 'Mondays' });
    expect((await profileDocument(ada.uid).get()).get('expiresAt')).toBeUndefined();
  });

  test('is deleted with the account', async () => {
    const ada = await makeNamedMember('Ada');
    await save(ada, { pronouns: 'she/her' });
    const { body } = await call('GET /myData', { token: ada.token });
    expect(body.publicProfile).toMatchObject({ pronouns: 'she/her', hidden: ['email', 'formerNames'] });
    expect((await call('DELETE /myAccount', { token: ada.idToken })).status).toBe(200);
    expect((await profileDocument(ada.uid).get()).exists).toBe(false);
  });
});

describe('a former name', () => {
  const works = async ({ uid }: Person): Promise<string[]> =>
    (await call(`GET /researchPapers?person=${uid}`)).body.map(({ _id }: { _id: string }) => _id);

  test('links works only when an admin has confirmed it, and is shown only by the person', async () => {
    const [ada, author] = [await makeNamedMember(unique('Ada King')), await makeMember()];
    const former = unique('Ada Byron');
    const paper = await publishPaper(author, admin, { authors: [former] });
    const body = { formerNames: [{ name: former }], linkedNames: [former] };
    expect((await save(ada, body)).status).toBe(200);
    expect(await works(ada)).toEqual([]);
    expect(await own(ada)).toMatchObject({ linkedNames: [] });

    const confirm = (linkedNames: string[]) => byAdmin(`PATCH /members/${ada.uid}/profile`, { linkedNames });
    expect((await confirm([former, 'Somebody Else'])).status).toBe(200);
    expect(await own(ada)).toMatchObject({ linkedNames: [former] });
    expect(await works(ada)).toEqual([paper]);
    const { memberIds } = (await call(`GET /researchPaper/${paper}`)).body;
    expect(memberIds).toEqual([ada.uid]);
    for (const path of ['/team', `/team/${ada.uid}`, `/people/${ada.uid}`])
      expect(JSON.stringify((await call(`GET ${path}`)).body)).not.toContain(former);

    // The person may add further names, which link nothing, and take the confirmed one away.
    const further = unique('Lady Lovelace');
    await publishPaper(author, admin, { authors: [further] });
    await save(ada, { formerNames: [{ name: former }, { name: further }] });
    expect(await works(ada)).toEqual([paper]);
    await save(ada, { formerNames: [{ name: further }] });
    expect(await works(ada)).toEqual([]);
  });

  test('is no part of the present name for machines', async () => {
    const ada = await makeNamedMember('Ada Byron');
    await save(ada, { familyName: 'Byron', givenName: 'Ada' });
    expect(await shown(ada)).toMatchObject({ familyName: 'Byron', givenName: 'Ada' });
    await call('PATCH /updateUserAndTeam', { token: ada.token, body: { name: 'Ada King' } });
    expect(await shown(ada)).toMatchObject({ familyName: '', givenName: 'Ada' });
  });

  test('is not taken by a member who has other names', async () => {
    const author = await makeMember();
    const [name, other] = [unique('Cy Poe'), unique('C. Poe')];
    const paper = await publishPaper(author, admin, { authors: [other] });
    const id = (await byAdmin('POST /team', memberBody({ name, alsoKnownAs: other }))).body.insertedId;
    const hidden = ['alsoKnownAs'];
    expect((await byAdmin(`PATCH /members/${id}/profile`, { hidden })).status).toBe(200);
    expect((await call(`GET /team/${id}`)).body.alsoKnownAs).toBe('');
    const found = (await call(`GET /researchPapers?person=${id}`)).body;
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([paper]);
  });
});

test('the card of a member has no line that the member wrote, and none without a member', async () => {
  const origin = process.env.LAB_ADDRESS;
  const ada = await makeNamedMember('Ada');
  const name = 'Ada\\;TEL:1 \u202eevil <b>';
  await call('PATCH /updateUserAndTeam', {
    token: ada.token,
    body: { name, phone: '7', university: 'A, B; C' },
  });
  const answer = await fetch(`${origin}/userDetails/${ada.uid}.vcf`);
  expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  const card = await answer.text();
  expect(card).toContain('ORG:A\\, B\\; C\r\n');
  expect(card.match(/^TEL/gm)).toHaveLength(1);
  expect((await fetch(`${origin}/userDetails/nobody.vcf`)).status).toBe(404);
});
