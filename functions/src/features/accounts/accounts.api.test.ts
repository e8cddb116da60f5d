import { setTimeout } from 'node:timers/promises';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { transact } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { isThere, upload } from '../../test/files.ts';
import { makeAdmin, makeMember, makeUnverified, type Person, renewToken } from '../../test/people.ts';
import {
  applicationBody,
  apply,
  memberBody,
  messageBody,
  newsBody,
  openPosition,
  paperBody,
  publishPaper,
  sendMessage,
  submitPaper,
} from '../../test/records.ts';
import { newsStore } from '../news/news-store.ts';
import { userDocument, usersCollection } from '../users/user-store.ts';
import { anonymizeNews, anonymizePapers } from './own-records-store.ts';
import { aliasOf } from './remove-account.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const remove = ({ idToken }: Person) => call('DELETE /myAccount', { token: idToken });
const myData = async ({ token }: Person) => (await call('GET /myData', { token })).body;

describe('deleting one’s account', () => {
  test('deletes the person’s own records everywhere', async () => {
    const person = await makeMember('Gil Gone');
    const picture = `/images/profile/${person.uid}/me.webp`;
    await upload(
      picture,
      `/images/papers/${person.uid}/pending.webp`,
      `/files/papers/${person.uid}/pending.pdf`,
    );
    await apply(person, admin);
    await call(`POST /team/${person.uid}`, { token: admin.token, body: { role: 'Researcher' } });
    const request = await submitPaper(person);
    const message = await sendMessage(person);

    expect((await remove(person)).body).toEqual({ deletedCount: 1 });

    await expect(identity().getUser(person.uid)).rejects.toThrow(/no user record/);
    expect((await call(`GET /user?email=${person.email}`, { token: admin.token })).status).toBe(404);
    expect((await call(`GET /team/${person.uid}`)).status).toBe(404);
    expect((await call(`GET /applications/${person.email}`, { token: admin.token })).body).toEqual([]);
    expect((await call(`GET /contacts/${person.email}`, { token: admin.token })).body).toEqual([]);
    expect((await call(`POST /researchPaper/${request}`, { token: admin.token })).status).toBe(404);
    const reply = await call('PATCH /contactReplay', {
      token: admin.token,
      body: { _id: message, replay: 'Hello?' },
    });
    expect(reply.status).toBe(404);
    const log = await call(`GET /activity?target=${person.uid}`, { token: admin.token });
    expect(log.body.map(({ targetName }: { targetName: string }) => targetName)).toEqual(['']);
    expect(await isThere(picture)).toBe(false);
    expect(await isThere(`/files/papers/${person.uid}/pending.pdf`)).toBe(false);
  });

  test('keeps published papers with name and picture, but without the email and uid', async () => {
    const person = await makeMember('Pat Published');
    const image = `/images/papers/${person.uid}/shown.webp`;
    await upload(image);
    const paper = await publishPaper(person, admin, { image });
    const older = await publishPaper(person, admin);
    await remove(person);
    const { body } = await call(`GET /researchPaper/${paper}`);
    expect(body).toMatchObject({ authorName: 'Pat Published', image });
    expect(JSON.stringify(body)).not.toContain(person.email);
    expect(await isThere(image)).toBe(true);
    expect((await call(`GET /post/${person.email}`)).status).toBe(404);
    expect((await call(`GET /researchPapers?author=${person.email}`)).body).toEqual([]);
    const more = await call(`GET /morePaper/${paper}`);
    expect(more.body.map(({ _id }: { _id: string }) => _id)).toEqual([older]);
  });

  test('of an admin keeps the lab’s files: pictures of areas, logos, the carousel, others’ portraits', async () => {
    const leaving = await makeAdmin('Lea Leaving');
    const ofTheLab = ['news', 'areas', 'collaborators', 'lab'].map(
      (purpose) => `/images/${purpose}/${leaving.uid}/a.webp`,
    );
    const portrait = `/images/profile/${leaving.uid}/of-another.webp`;
    await upload(...ofTheLab, portrait);
    const news = await call('POST /News', { token: leaving.token, body: newsBody({ image: ofTheLab[0] }) });
    await call('POST /team', { token: leaving.token, body: memberBody({ image: portrait }) });
    expect((await remove(leaving)).status).toBe(200);
    expect(await Promise.all([...ofTheLab, portrait].map(isThere))).toEqual([true, true, true, true, true]);
    const { body } = await call(`GET /news/${news.body.insertedId}`);
    expect(body).toMatchObject({ title: 'We moved', authorEmail: '' });
  });

  test('is possible before the email is verified, and not with the product’s token', async () => {
    expect((await remove(await makeUnverified())).status).toBe(200);
    const { token } = await makeMember();
    expect((await call('DELETE /myAccount', { token })).status).toBe(401);
  });

  test.each([
    [
      'a paper',
      (person: Person) => call('POST /ResearchRequest', { token: person.token, body: paperBody() }),
    ],
    ['a message', (person: Person) => call('POST /contacts', { token: person.token, body: messageBody() })],
    [
      'an application',
      async (person: Person) =>
        call('POST /submitApplication', {
          token: person.token,
          body: applicationBody({ role: await openPosition(admin) }),
        }),
    ],
  ])('is not undone by %s from another tab, whose token still holds', async (_what, send) => {
    const person = await makeMember();
    // The state that another tab finds while the deletion is under way.
    await userDocument(person.uid).delete();
    const { status, body } = await send(person);
    expect(status).toBe(401);
    expect(body.code).toBe('unauthorized');
    const { applications, pendingPapers, messages } = await myData(person);
    expect({ applications, pendingPapers, messages }).toEqual({
      applications: [],
      pendingPapers: [],
      messages: [],
    });
  });

  test('that was interrupted and repeated keeps all papers under one alias, with their pictures', async () => {
    const person = await makeMember('Ina Interrupted');
    const image = `/images/papers/${person.uid}/first.webp`;
    await upload(image);
    const first = await publishPaper(person, admin, { image });
    await anonymizePapers(person.uid, aliasOf(person.uid));
    const second = await publishPaper(person, admin);
    await remove(person);
    const emails = [first, second].map(
      async (id) => (await call(`GET /researchPaper/${id}`)).body.authorEmail,
    );
    expect(new Set(await Promise.all(emails)).size).toBe(1);
    expect(await isThere(image)).toBe(true);
  });

  test('of an admin goes on when somebody deletes their news at the same moment', async () => {
    const leaving = await makeAdmin('Dee Deleting');
    const { body: made } = await call('POST /News', { token: leaving.token, body: newsBody() });
    const item = newsStore.document(made.insertedId);
    let left: Promise<void> | undefined;
    await transact(async (tx) => {
      await tx.get(item);
      left ??= anonymizeNews(leaving.uid);
      // Gives the deletion time to find the news.
      await setTimeout(500);
      tx.delete(item);
    });
    await expect(left).resolves.toBeUndefined();
  });

  test('of an admin takes their name from the news that can still be put back', async () => {
    const leaving = await makeAdmin('Lea Leaving');
    const { body: made } = await call('POST /News', { token: leaving.token, body: newsBody() });
    await call(`DELETE /news/${made.insertedId}`, { token: leaving.token });
    expect((await remove(leaving)).status).toBe(200);
    expect((await call(`POST /removed/news/${made.insertedId}`, { token: admin.token })).status).toBe(200);
    expect((await call(`GET /news/${made.insertedId}`)).body).toMatchObject({
      title: 'We moved',
      authorEmail: '',
    });
    expect((await newsStore.document(made.insertedId).get()).data()?.uid).toBe('');
  });

  test('takes the email from the paper that can still be put back, and leaves it its files', async () => {
    const person = await makeMember('Rita Retracted');
    const files = {
      image: `/images/papers/${person.uid}/shown.webp`,
      pdf: `/files/papers/${person.uid}/read.pdf`,
    };
    await upload(...Object.values(files));
    const paper = await publishPaper(person, admin, files);
    await call(`DELETE /researchPapers/${paper}`, { token: admin.token });
    expect((await remove(person)).status).toBe(200);
    expect((await call(`POST /removed/paper/${paper}`, { token: admin.token })).status).toBe(200);
    const { body } = await call(`GET /researchPaper/${paper}`);
    expect(body).toMatchObject({ authorName: 'Rita Retracted', authorEmail: aliasOf(person.uid), ...files });
    expect((await call(`GET /researchPapers?author=${person.email}`)).body).toEqual([]);
    expect(await Promise.all(Object.values(files).map(isThere))).toEqual([true, true]);
  });

  test('of an admin leaves the files with which they have corrected papers of others', async () => {
    const leaving = await makeAdmin('Lea Leaving');
    const files = {
      image: `/images/papers/${leaving.uid}/better.webp`,
      pdf: `/files/papers/${leaving.uid}/better.pdf`,
    };
    const unused = `/files/papers/${leaving.uid}/unused.pdf`;
    await upload(...Object.values(files), unused);
    const paper = await publishPaper(await makeMember(), admin);
    await call(`PATCH /researchPapers/${paper}`, { token: leaving.token, body: paperBody(files) });
    expect((await remove(leaving)).status).toBe(200);
    expect(await Promise.all([...Object.values(files), unused].map(isThere))).toEqual([true, true, false]);
  });

  test('keeps one admin, even when the last two delete their accounts at the same moment', async () => {
    const leaving = await Promise.all([makeAdmin('Una First'), makeAdmin('Ute Second')]);
    const admins = (await usersCollection().where('role', '==', 'admin').get()).docs;
    const others = admins.filter(({ id }) => leaving.every(({ uid }) => uid !== id));
    await Promise.all(others.map(({ ref }) => ref.update({ role: 'writer' })));
    const answers = await Promise.all(leaving.map(remove));
    await Promise.all(others.map(({ ref }) => ref.update({ role: 'admin' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(ownAccountTexts.remove.lastAdmin);
  });

  test.each([
    ['is disabled', { disabled: true }, { disabled: false }],
    ['has an email that was never verified', { emailVerified: false }, { emailVerified: true }],
  ])('leaves an admin who can sign in: one who %s does not count', async (_what, barred, admitted) => {
    const [leaving, other] = await Promise.all([makeAdmin('Ida Working'), makeAdmin('Ada Other')]);
    const admins = (await usersCollection().where('role', '==', 'admin').get()).docs;
    const others = admins.filter(({ id }) => id !== leaving.uid && id !== other.uid);
    await Promise.all(others.map(({ ref }) => ref.update({ role: 'writer' })));
    await identity().updateUser(other.uid, barred);
    const refused = await remove(leaving);
    await identity().updateUser(other.uid, admitted);
    const allowed = await remove(leaving);
    await Promise.all(others.map(({ ref }) => ref.update({ role: 'admin' })));
    expect([refused.status, refused.body.message]).toEqual([409, ownAccountTexts.remove.lastAdmin]);
    expect(allowed.status).toBe(200);
  });

  test('makes room for another account with the same email, which owns nothing of the first', async () => {
    const person = await makeMember('Rea Return');
    await publishPaper(person, admin, paperBody());
    await remove(person);
    const { uid } = await identity().createUser({
      email: person.email,
      password: 'Secret#1',
      emailVerified: true,
    });
    const token = await renewToken(person);
    const { user, publishedPapers } = await myData({ ...person, uid, token });
    expect({ user, publishedPapers }).toEqual({ user: null, publishedPapers: [] });
  });
});

test('people can download their own data, and nobody else’s', async () => {
  const person = await makeMember('Dee Data');
  const other = await makeMember('Ott Other');
  await submitPaper(other);
  const request = await submitPaper(person);
  await sendMessage(person);
  const file = `/images/profile/${person.uid}/me.webp`;
  await upload(file, `/images/profile/${other.uid}/me.webp`);
  const data = await myData(person);
  expect(data).toMatchObject({
    user: { email: person.email, name: 'Dee Data', role: '' },
    teamMember: null,
    applications: [],
    pendingPapers: [{ _id: request }],
    publishedPapers: [],
    messages: [{ email: person.email }],
    files: [file],
    signIn: { email: person.email, providers: ['password'] },
  });
});
