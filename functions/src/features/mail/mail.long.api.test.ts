/** Who is told what: over HTTP, then the trigger's work in this process, with a real mail server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { eventsOf, startMails } from '../../test/mails-sent.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, paperBody, publishPaper, sendMessage, submitPaper } from '../../test/records.ts';
import { userDocument } from '../users/user-store.ts';
import { mailCollection } from './mail-store.ts';

let admin: Person;
let other: Person;
let mailer: Awaited<ReturnType<typeof startMails>>;

beforeAll(async () => {
  mailer = await startMails();
  admin = await makeAdmin('Ada Admin');
  other = await makeMember('Otto Other');
});

afterAll(() => mailer.stop());

const sendAllTo = (person: Person) => mailer.sendAllTo(person, admin);
const mailsTo = (person: Pick<Person, 'email'>) => mailer.mailsTo(person);
const subjectsTo = (person: Person) => mailer.subjectsTo(person);

describe('what happens to a person', () => {
  type Row = [what: string, make: (person: Person) => Promise<unknown>, events: string[], sentence: RegExp];
  const feedback = { message: 'Which data?' };
  const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
  const rows: Row[] = [
    ['an application', (person) => apply(person, admin), ['applicationConfirmed'], /has arrived/],
    [
      'feedback on an application',
      async (person) => byAdmin(`PATCH /application/feedBack/${await apply(person, admin)}`, feedback),
      ['applicationConfirmed', 'applicationFeedback'],
      /Which data\?/,
    ],
    [
      'a refused application',
      async (person) => byAdmin(`DELETE /application/${await apply(person, admin)}`, { reason: 'Too late.' }),
      ['applicationConfirmed', 'applicationDeclined'],
      /was declined\.[\s\S]*Too late\./,
    ],
    [
      'an accepted application',
      async (person) => byAdmin(`POST /team/${await apply(person, admin)}`, { role: 'Researcher' }),
      ['applicationConfirmed', 'applicationAccepted'],
      /was accepted\.[\s\S]*In\s+your\s+profile\s+you\s+add\s+the\s+rest\.[\s\S]*\/dashboard\/userProfile/,
    ],
    [
      'feedback on a paper',
      async (person) => byAdmin(`PATCH /reviewResearch/feedBack/${await submitPaper(person)}`, feedback),
      ['paperFeedback'],
      /“On small things”\.[\s\S]*Which data\?/,
    ],
    [
      'a published paper',
      (person) => publishPaper(person, admin),
      ['paperPublished'],
      /was published\.[\s\S]*\/paper\//,
    ],
    [
      'a rejected paper',
      async (person) => byAdmin(`DELETE /ResearchRequest/${await submitPaper(person)}`, { reason: 'Short.' }),
      ['paperRejected'],
      /was rejected\.[\s\S]*Short\./,
    ],
    [
      'a corrected paper',
      async (person) =>
        byAdmin(`PATCH /researchPapers/${await publishPaper(person, admin)}`, paperBody({ title: 'On fog' })),
      ['paperPublished', 'paperCorrected'],
      /corrected your paper “On fog”/,
    ],
    [
      'a retracted paper',
      async (person) => byAdmin(`DELETE /researchPapers/${await publishPaper(person, admin)}`),
      ['paperPublished', 'paperRetracted'],
      /has removed your paper/,
    ],
    [
      'a reply',
      async (person) =>
        byAdmin('PATCH /contactReplay', { _id: await sendMessage(person), replay: 'At nine.' }),
      ['messageReplied'],
      /When do you open\?”[\s\S]*> At nine\./,
    ],
    [
      'a role',
      (person) => byAdmin(`PATCH /users/role/${person.uid}`, { role: 'writer' }),
      ['roleGiven'],
      /this right: writer/,
    ],
    [
      'the admin right, and its loss',
      async (person) => {
        await byAdmin(`PATCH /users/admin/${person.uid}`);
        await byAdmin(`DELETE /users/admin/${person.uid}`);
      },
      ['roleGiven', 'roleTaken'],
      /no longer have this right: admin/,
    ],
    [
      'a place on the team that is left and taken again',
      async (person) => {
        const entry = { name: 'Jane Doe', role: 'Researcher', email: person.email };
        const { insertedId } = (await byAdmin('POST /team', entry)).body;
        await byAdmin(`POST /team/${insertedId}/leaving`, { until: '2031' });
        await byAdmin(`POST /alumni/${insertedId}/return`, { role: 'Researcher', from: '2032' });
      },
      ['teamLeft', 'teamReturned'],
      /on the team of .* again/,
    ],
  ];

  test.each(rows)(
    '%s: they get a mail and a notice, and nobody else gets theirs',
    async (_, make, events, sentence) => {
      const person = await makeMember('Jane Doe');
      await make(person);
      await sendAllTo(person);
      const mails = await mailsTo(person);
      expect(mails).toHaveLength(events.length);
      expect(mails.map(({ text }) => text).join('\n')).toMatch(sentence);
      expect((await eventsOf(person)).sort()).toEqual([...events].sort());
      expect(await eventsOf(other)).toEqual([]);
      // A redelivered event notifies nobody a second time.
      await sendAllTo(person);
      expect(await mailsTo(person)).toHaveLength(events.length);
      expect(await eventsOf(person)).toHaveLength(events.length);
    },
  );
});

test('a person whose account is disabled on leaving is told, at the address that they can still read', async () => {
  const person = await makeMember('Jane Doe');
  const byAdmin = (what: string, body: object) => call(what, { token: admin.token, body });
  const entry = { name: 'Jane Doe', role: 'Researcher', email: person.email };
  const { insertedId } = (await byAdmin('POST /team', entry)).body;
  await byAdmin(`POST /team/${insertedId}/leaving`, { until: '2031', account: 'disable' });
  await sendAllTo(person);
  expect((await subjectsTo(person)).sort()).toEqual(['your account', 'your place on the team']);
  const [disabled] = (await mailsTo(person)).filter(({ subject }) => subject?.endsWith('your account'));
  expect(disabled?.text).toMatch(/was disabled[\s\S]*\/contactUs\n/);
  const waiting = await mailCollection().where('toUids', 'array-contains', person.uid).get();
  // Taken back, as if it had never been recorded.
  await byAdmin(`POST /alumni/${insertedId}/return`, {});
  const left = await mailCollection().where('toUids', 'array-contains', person.uid).get();
  expect([waiting.size, left.size]).toEqual([2, 0]);
});

describe('what people do', () => {
  test.each([
    ['apply', (person: Person) => apply(person, admin), 'a new application', /Jane Doe applies for/],
    [
      'submit a paper',
      (person: Person) => submitPaper(person),
      'a new paper waits for review',
      /Jane Doe has submitted/,
    ],
    ['write to the lab', (person: Person) => sendMessage(person), 'a new message', /has written to the lab/],
  ])('%s: admins are told, and they are not', async (_, make, subject, sentence) => {
    const person = await makeMember('Jane Doe');
    const before = (await mailsTo(admin)).length;
    await make(person);
    await sendAllTo(person);
    const [mail, ...more] = (await mailsTo(admin)).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toMatch(sentence);
    // Addresses of others are never shown.
    expect(mail?.text).not.toContain(person.email);
    expect(await subjectsTo(person)).not.toContain(subject);
  });

  test('a paper that is revised after feedback is told once to the admin who gave it', async () => {
    const person = await makeMember('Jane Doe');
    const reviewer = await makeAdmin('Rita Reviewer');
    const id = await submitPaper(person);
    const edit = (title: string) =>
      call('PATCH /EditPaper', { token: person.token, body: { ...paperBody({ title }), _id: id } });
    await edit('Before');
    await call(`PATCH /reviewResearch/feedBack/${id}`, { token: reviewer.token, body: { message: 'More.' } });
    await edit('After');
    await edit('After that');
    await sendAllTo(reviewer);
    expect(await subjectsTo(reviewer)).toEqual(['a paper has been revised']);
    expect((await firestore().doc(`researchRequests/${id}`).get()).data()?.reviewerUid).toBe('');
  });

  test('an invited person gets the link, once, and the link is kept nowhere', async () => {
    const email = `jo-${admin.uid.slice(0, 6).toLowerCase()}@example.org`;
    const { body } = await call('POST /invitations', { token: admin.token, body: { people: [{ email }] } });
    const { docs } = await mailCollection().where('to', '==', email).get();
    for (const { id } of docs) await mailer.sendNow(id);
    const [mail, ...more] = await mailsTo({ email });
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/invitation#${body[0].key}`);
    const after = await mailCollection().where('to', '==', email).get();
    expect(JSON.stringify(after.docs.map((doc) => doc.data()))).not.toContain(body[0].key);
  });

  test('an invitation that is withdrawn before it was sent is not sent', async () => {
    const email = `withdrawn-${admin.uid.slice(0, 6).toLowerCase()}@example.org`;
    await call('POST /invitations', { token: admin.token, body: { people: [{ email }] } });
    const { body } = await call('GET /invitations', { token: admin.token });
    const { _id } = body.find((one: { email: string }) => one.email === email);
    await call(`DELETE /invitations/${_id}`, { token: admin.token });
    expect((await mailCollection().where('to', '==', email).get()).size).toBe(0);
  });
});

describe('no mail goes to', () => {
  const promote = (person: Person) =>
    call(`PATCH /users/role/${person.uid}`, { token: admin.token, body: { role: 'writer' } });

  test.each([
    ['an account that was disabled meanwhile', { disabled: true }, 'The account is disabled.'],
    [
      'an address that is not verified any more',
      { emailVerified: false },
      'The account has no verified email.',
    ],
  ])('%s', async (_, change, error) => {
    const person = await makeMember();
    await promote(person);
    await identity().updateUser(person.uid, change);
    await sendAllTo(person);
    expect(await mailsTo(person)).toEqual([]);
    const [mail] = (await mailCollection().where('toUids', 'array-contains', person.uid).get()).docs;
    expect(mail?.data().delivery).toMatchObject({ state: 'STOPPED', error });
  });

  test('the old address of a person who has changed it', async () => {
    const person = await makeMember();
    await promote(person);
    const email = `new-${person.email}`;
    await identity().updateUser(person.uid, { email, emailVerified: true });
    await sendAllTo(person);
    expect(await mailsTo(person)).toEqual([]);
    expect(await mailsTo({ email })).toHaveLength(1);
  });

  test('a person who deletes their account, and nothing of it stays', async () => {
    const person = await makeMember('Gone Soon');
    await promote(person);
    const message = await sendMessage(person);
    const theirs = () => mailCollection().where('toUids', 'array-contains', person.uid).get();
    const aboutThem = () => mailCollection().where('byUid', '==', person.uid).get();
    expect([(await theirs()).size, (await aboutThem()).size]).toEqual([1, 1]);
    await sendAllTo(await makeMember());
    expect((await call('DELETE /myAccount', { token: person.idToken })).status).toBe(200);
    await sendAllTo(person);
    expect([(await theirs()).size, (await aboutThem()).size]).toEqual([0, 0]);
    expect(await mailsTo(person)).toEqual([]);
    // What the lab writes after that leaves nothing either.
    await call('PATCH /contactReplay', { token: admin.token, body: { _id: message, replay: 'Hello?' } });
    await sendAllTo(person);
    expect((await theirs()).size).toBe(0);
  });

  test('a person who is deleting their account at this moment', async () => {
    const person = await makeMember();
    await promote(person);
    await userDocument(person.uid).delete();
    await sendAllTo(person);
    expect(await mailsTo(person)).toEqual([]);
    expect((await firestore().collection('notices').where('uid', '==', person.uid).get()).size).toBe(0);
  });

  test('a person who does not want it, whom the bell tells all the same', async () => {
    const person = await makeMember();
    const choose = (off: string[]) => call('PATCH /mailChoices', { token: person.token, body: { off } });
    expect((await choose(['paperFeedback'])).status).toBe(200);
    expect((await choose(['paperRejected'])).status).toBe(400);
    expect((await choose(['__proto__'])).status).toBe(400);
    expect((await call('GET /mailChoices', { token: person.token })).body).toEqual({
      off: ['paperFeedback'],
      bounced: false,
      reason: '',
    });
    const id = await submitPaper(person);
    const { token } = admin;
    await call(`PATCH /reviewResearch/feedBack/${id}`, { token, body: { message: 'More.' } });
    await call(`DELETE /ResearchRequest/${id}`, { token, body: {} });
    await sendAllTo(person);
    expect(await subjectsTo(person)).toEqual(['a decision about your paper']);
    expect((await eventsOf(person)).sort()).toEqual(['paperFeedback', 'paperRejected']);
    expect((await call('GET /myData', { token: person.token })).body).toMatchObject({
      mailChoices: { off: ['paperFeedback'] },
      notices: [{ event: expect.any(String) }, { event: expect.any(String) }],
    });
  });
});
