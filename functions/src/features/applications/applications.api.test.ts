import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { applicationBody, apply, openPosition } from '../../test/records.ts';
import { twentyAtOnce } from '../../test/twenty-at-once.ts';

let admin: Person;
let applicant: Person;
let role: string;

beforeAll(async () => {
  admin = await makeAdmin();
  role = await openPosition(admin);
});

beforeEach(async () => {
  applicant = await makeMember('Jane Doe');
});

const submit = (over: object = {}) =>
  call('POST /submitApplication', { token: applicant.token, body: applicationBody({ role, ...over }) });
const mine = async () =>
  (await call(`GET /applications/${applicant.email}`, { token: applicant.token })).body;
const team = async () => (await call('GET /team')).body as { _id: string }[];
const inTeam = async () => (await team()).find(({ _id }) => _id === applicant.uid);

describe('applying', () => {
  test.each(['no email', 7, `${'x'.repeat(300)}@example.org`])(
    'is taken although its email is %s, which nobody reads',
    async (email) => {
      const { status } = await submit({ email });
      expect(status).toBe(200);
      expect(await mine()).toMatchObject([{ email: applicant.email }]);
    },
  );

  test('is pending and the caller’s own, whatever email the body names', async () => {
    const { status, body } = await submit({
      email: 'someone@else.org',
      message: 'Take her!',
      createdAt: '1999',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Application submitted successfully' });
    expect(await mine()).toEqual([
      {
        _id: applicant.uid,
        ...applicationBody({ role }),
        email: applicant.email,
        message: '',
        createdAt: expect.any(String),
      },
    ]);
  });

  test('a second one is answered 208 and does not change the first', async () => {
    await submit();
    const { status, body } = await submit({ details: 'Another try.' });
    expect(status).toBe(208);
    expect(body).toEqual({ message: 'Application already exists!' });
    expect((await mine())[0].details).toBe('I like robots.');
  });

  test('twenty at the same moment create one, and nineteen are answered 208', async () => {
    const answers = await twentyAtOnce(() => submit());
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(await mine()).toHaveLength(1);
  });

  test.each([
    ['name', '', 'Name is required'],
    ['resume', '', 'Please provide your resume URL'],
  ])('without %s it says what is missing as a whole, and at the field', async (field, value, text) => {
    const { status, body } = await submit({ [field]: value });
    expect(status).toBe(400);
    expect(body.message).toBe('Resume URL and name are required');
    expect(body.fields[field]).toBe(text);
  });

  test.each([
    ['phone', '', 'Phone number is required'],
    ['university', '', 'University is required'],
    ['researchArea', '', 'Please select a research area'],
    ['researchArea', 'Alchemy', 'There is no such research area. Please select one from the list'],
    ['details', '', 'Details is required'],
    ['details', 'x'.repeat(501), 'Details cannot exceed 500 characters'],
    ['resume', 'ftp://example.org/cv', 'Please provide a valid URL'],
    ['resume', 'javascript:alert(1)', 'Please provide a valid URL'],
    ['resume', 'drive.google.com/file', 'Please provide a valid URL'],
    ['role', 'Janitor of nothing', 'This position is not open'],
  ])('%s = %s: %s', async (field, value, text) => {
    const { status, body } = await submit({ [field]: value });
    expect(status).toBe(400);
    expect(body).toEqual({ message: text, code: 'invalid', fields: { [field]: text } });
    expect(await mine()).toEqual([]);
  });
});

describe('feedback and deleting', () => {
  test('the applicant reads the admin’s feedback', async () => {
    await submit();
    const { body } = await call(`PATCH /application/feedBack/${applicant.uid}`, {
      token: admin.token,
      body: { message: ' Tell us more. ' },
    });
    expect(body).toEqual({ modifiedCount: 1 });
    expect((await mine())[0].message).toBe('Tell us more.');
  });

  test('feedback of two admins: the second is refused until they have seen the first’s', async () => {
    await submit();
    const second = await makeAdmin('Bo Boss');
    const give = (by: Person, message: string, before: string) =>
      call(`PATCH /application/feedBack/${applicant.uid}`, {
        token: by.token,
        body: { message, before: { message: before } },
      });
    const tries = [await give(admin, 'First', ''), await give(admin, 'First', '')];
    expect(tries.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await give(second, 'Second', '');
    expect(refused.status).toBe(409);
    expect((await mine())[0].message).toBe('First');
    expect((await give(second, 'Second', 'First')).status).toBe(200);
    expect((await mine())[0].message).toBe('Second');
    const log = (await call(`GET /activity?target=${applicant.uid}`, { token: admin.token })).body;
    expect(log.map(({ actor }: { actor: string }) => actor)).toEqual([second.email, admin.email]);
  });

  test('blank feedback is refused', async () => {
    await submit();
    const { status, body } = await call(`PATCH /application/feedBack/${applicant.uid}`, {
      token: admin.token,
      body: { message: ' \n ' },
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Please enter feedback before submitting.');
  });

  test('can be deleted by the applicant, who may then apply again', async () => {
    await submit();
    const other = await makeMember();
    const refused = await call(`DELETE /application/${applicant.uid}`, { token: other.token });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('You can only delete your own application.');
    const deleted = await call(`DELETE /application/${applicant.uid}`, { token: applicant.token });
    expect(deleted.body).toEqual({ message: 'Application deleted', success: true });
    expect((await submit()).status).toBe(200);
  });

  test('every step answers 404 for a deleted application', async () => {
    const steps = [
      call('DELETE /application/none', { token: admin.token }),
      call('PATCH /application/feedBack/none', { token: admin.token, body: { message: 'a' } }),
      call('POST /team/none', { token: admin.token, body: { role: 'Researcher' } }),
    ];
    for (const { status, body } of await Promise.all(steps)) {
      expect(status).toBe(404);
      expect(body.message).toBe('This application no longer exists.');
    }
  });
});

describe('accepting', () => {
  const accept = (chosen: unknown = 'Researcher', shows?: unknown) =>
    call(`POST /team/${applicant.uid}`, {
      token: admin.token,
      body: { role: chosen, ...(shows !== undefined && { shows }) },
    });

  test('creates a member and a writer, and deletes the application', async () => {
    await apply(applicant, admin);
    const { status, body } = await accept('Research Director');
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Member added successfully' });
    expect(await inTeam()).toEqual({
      _id: applicant.uid,
      name: 'Jane Doe',
      alsoKnownAs: '',
      email: '',
      phone: '',
      title: '',
      university: '',
      details: '',
      image: '',
      role: 'Research Director',
      socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
      createdAt: expect.any(String),
    });
    expect((await call(`GET /user/role/${applicant.email}`, { token: applicant.token })).body).toEqual({
      role: 'writer',
    });
    expect(await mine()).toEqual([]);
    expect((await accept()).status).toBe(404);
  });

  describe('somebody who is on the team already', () => {
    const entry = {
      name: 'Dr. Jane Doe',
      email: 'jane@lab.example',
      phone: '7',
      university: 'Sample Institute',
      details: 'Has been here for ten years.',
      image: '/images/profile/admin/jane.webp',
      role: 'Advisor',
      socialMedia: { linkedin: '', twitter: '', facebook: '', github: 'https://github.com/jane' },
    };
    const choose = (body: object) => call(`POST /team/${applicant.uid}`, { token: admin.token, body });

    beforeEach(async () => {
      await apply(applicant, admin);
      await accept();
      await call(`PATCH /team/${applicant.uid}`, { token: admin.token, body: entry });
      await apply(applicant, admin);
    });

    test('a client that does not choose between the profiles changes nothing, and is told why', async () => {
      const before = await inTeam();
      const { status, body } = await accept('Research Assistant');
      expect(status).toBe(409);
      expect(body.message).toBe(
        'Dr. Jane Doe is on the team already, as Advisor. Please choose which entry stays.',
      );
      expect(await inTeam()).toEqual(before);
      expect(await mine()).toHaveLength(1);
      expect((await choose({ role: 'Advisor', entry: 'burn' })).status).toBe(400);
    });

    test('keeps their entry with the role that is chosen', async () => {
      const before = await inTeam();
      expect((await choose({ role: 'Research Director', entry: 'keep', before: entry })).status).toBe(200);
      expect(await inTeam()).toEqual({ ...before, role: 'Research Director' });
      expect(await mine()).toEqual([]);
    });

    test('takes the name of the application and what is chosen of it, and keeps the rest', async () => {
      const before = (await inTeam()) as unknown as { createdAt: string };
      const replace = { role: 'Advisor', entry: 'replace', before: entry };
      expect((await choose({ ...replace, shows: ['university', 'details'] })).status).toBe(200);
      const { name, university, details } = applicationBody();
      expect(await inTeam()).toEqual({ ...before, name, university, details });
    });

    test('is not replaced when it was changed or deleted meanwhile', async () => {
      await call('PATCH /updateUserAndTeam', {
        token: applicant.token,
        body: { name: 'Prof. Jane Doe', details: 'Eleven years.' },
      });
      const changed = await choose({ role: 'Advisor', entry: 'replace', before: entry });
      expect(changed.status).toBe(409);
      expect(await inTeam()).toMatchObject({ name: 'Prof. Jane Doe', details: 'Eleven years.' });
      await call(`DELETE /team/${applicant.uid}`, { token: admin.token });
      expect((await choose({ role: 'Advisor', entry: 'keep' })).status).toBe(409);
      expect((await accept('Researcher')).status).toBe(200);
    });
  });

  test.each([undefined, '', 'Boss', 7, ['Advisor']])('the role %o is refused', async (chosen) => {
    await apply(applicant, admin);
    const { status, body } = await call(`POST /team/${applicant.uid}`, {
      token: admin.token,
      body: { role: chosen },
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Please choose Advisor, Research Director, Researcher or Research Assistant');
    expect(await inTeam()).toBeUndefined();
  });

  test('and deleting at the same moment leave either a member or nothing', async () => {
    await apply(applicant, admin);
    const [accepted, deleted] = await Promise.all([
      accept(),
      call(`DELETE /application/${applicant.uid}`, { token: applicant.token }),
    ]);
    expect([accepted.status, deleted.status].sort()).toEqual([200, 404]);
    const isMember = (await inTeam()) !== undefined;
    expect(isMember).toBe(accepted.status === 200);
    const { body } = await call(`GET /user/role/${applicant.email}`, { token: applicant.token });
    expect(body.role).toBe(isMember ? 'writer' : '');
    expect(await mine()).toEqual([]);
  });

  test('by two admins: the second is told that it is done', async () => {
    await apply(applicant, admin);
    const answers = await Promise.all([accept('Advisor'), accept('Researcher')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await team()).filter(({ _id }) => _id === applicant.uid)).toHaveLength(1);
  });

  test('an admin who is accepted stays an admin', async () => {
    const second = await makeAdmin();
    await apply(second, admin);
    await call(`POST /team/${second.uid}`, { token: admin.token, body: { role: 'Advisor' } });
    expect((await call(`GET /user/role/${second.email}`, { token: second.token })).body).toEqual({
      role: 'admin',
    });
  });
});
