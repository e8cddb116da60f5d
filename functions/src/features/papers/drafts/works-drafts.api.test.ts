/** What drafts of works do that those of other kinds need not: areas, owners and merged works. */
import { errorTexts } from '@lab/contract/texts/error-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../core/data/firestore.ts';
import { call } from '../../../test/call.ts';
import { draftsOf } from '../../../test/drafts.ts';
import { count, found, paper, paperSteps, recent } from '../../../test/paper-steps.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { makeArea, paperBody, publishPaper } from '../../../test/records.ts';

let author: Person;
let admin: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  admin = await makeAdmin();
});

const drafts = draftsOf('papers', () => admin.token);
const { correct, retract, putBack } = paperSteps(() => admin);

const published = (over: object = {}) => publishPaper(author, admin, over);
const title = () => `Work ${crypto.randomUUID()}`;

/** The outcomes that the author reads about a paper, the newest first. */
const toldOf = async (name: string) =>
  (await call('GET /outcomes', { token: author.token })).body.flatMap(
    (outcome: { name: string; result: string }) => (outcome.name === name ? [outcome.result] : []),
  );

describe('a work that is written at the desk', () => {
  test('has no owner, is counted and found once it is published, and not before', async () => {
    const before = await count();
    const name = title();
    const { id } = await drafts.begun({ title: name, authors: ['Curie, Marie'], publicationDate: '2026-03' });
    expect([await count(), await found({ q: name })]).toEqual([before, []]);
    expect((await drafts.publish(id, 1)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ title: name, authors: ['Marie Curie'], authorEmail: '' });
    expect(await count()).toBe(before + 1);
    expect(await found({ q: name })).toEqual([id]);
    expect((await recent()).map(({ _id }) => _id)).toContain(id);
    expect((await call(`GET /morePaper/${id}`)).body).toEqual([]);
  });

  test('may name a marked author and a line of a link before they are whole', async () => {
    const values = {
      corresponding: ['Nobody Yet'],
      moreLinks: [{ name: '', url: 'https' }],
      links: { code: 'x' },
    };
    const { id } = await drafts.begun(values);
    expect((await drafts.read(id)).values).toMatchObject(values);
    const { status, body } = await drafts.publish(id, 1);
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      400,
      expect.arrayContaining(['authors', 'corresponding', 'links.code', 'moreLinks[0].name', 'title']),
    ]);
  });
});

describe('the next version of a published work', () => {
  test('takes away a picture and a link, and keeps the parts of names', async () => {
    const id = await published({
      authors: ['Berg, Anna van den', 'Li Wei'],
      links: { code: 'https://a.example' },
    });
    const { values } = await drafts.read(id);
    expect(values.authors[0]).toContain(',');
    const next = { ...values, image: '', links: {}, details: 'Written again.' };
    expect((await drafts.save(id, { revision: 0, values: next })).status).toBe(200);
    expect((await drafts.publish(id, 1)).status).toBe(200);
    const now = await paper(id);
    expect(now).toMatchObject({ image: '', links: {}, details: 'Written again.' });
    expect(now.nameParts).toEqual([expect.objectContaining({ family: 'Berg' })]);
  });

  test('is published although its area has another name now', async () => {
    const area = await makeArea(admin);
    const id = await published({ category: area });
    const { values } = await drafts.read(id);
    await drafts.save(id, { revision: 0, values: { ...values, details: 'In an area.' } });
    const { body: areas } = await call('GET /researchArea');
    const { _id } = areas.find(({ departmentName }: { departmentName: string }) => departmentName === area);
    const renamed = `${area} renamed`;
    await call(`PATCH /researchArea/${_id}`, { token: admin.token, body: { departmentName: renamed } });
    expect((await drafts.publish(id, 1)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ category: renamed, details: 'In an area.' });
  });

  test('is refused if the work was corrected meanwhile, until that was seen', async () => {
    const id = await published();
    const { values } = await drafts.read(id);
    await drafts.save(id, { revision: 0, values: { ...values, details: 'Ours.' } });
    await correct(id, { publisher: 'Another Journal' });
    const refused = await drafts.publish(id, 1);
    expect(refused).toMatchObject({ status: 409, body: { message: errorTexts.changedMeanwhile } });
    const { published: now } = await drafts.read(id);
    const whole = { ...now, details: 'Ours.' };
    await drafts.save(id, { revision: 1, values: whole, before: now });
    expect((await drafts.publish(id, 2)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ publisher: 'Another Journal', details: 'Ours.' });
    expect((await drafts.versions(id)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('tells the author that the work was corrected', async () => {
    const name = title();
    const id = await published({ title: name });
    const { values } = await drafts.read(id);
    await drafts.save(id, { revision: 0, values: { ...values, details: 'Corrected.' } });
    await drafts.publish(id, 1);
    expect(await toldOf(name)).toContain('corrected');
  });
});

describe('a withdrawn work', () => {
  test('is nowhere on the site, and comes back with its day and its owner, who is told', async () => {
    const name = title();
    const id = await published({ title: name });
    const { createdAt, authorEmail } = await paper(id);
    const before = await count();
    expect((await drafts.withdraw(id, 0)).status).toBe(200);
    expect((await call(`GET /researchPaper/${id}`)).status).toBe(404);
    expect([await count(), await found({ q: name })]).toEqual([before - 1, []]);
    expect((await recent()).map(({ _id }) => _id)).not.toContain(id);
    expect(await toldOf(name)).toContain('retracted');
    expect((await drafts.publish(id, 1)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ createdAt, authorEmail });
    expect([await count(), await found({ q: name })]).toEqual([before, [id]]);
    expect(await toldOf(name)).not.toContain('retracted');
  });

  test('can be deleted and restored with its versions', async () => {
    const id = await published();
    await drafts.withdraw(id, 0);
    expect((await drafts.drop(id, 1)).status).toBe(200);
    expect(await drafts.versions(id)).toEqual([]);
    expect((await putBack(id)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ authorEmail: author.email });
    expect(await drafts.versions(id)).toHaveLength(1);
  });

  test('forgets an author whose account is deleted', async () => {
    const leaving = await makeMember('Lou Leaving');
    const id = await publishPaper(leaving, admin, { title: title() });
    await drafts.withdraw(id, 0);
    expect((await call('DELETE /myAccount', { token: leaving.idToken })).body).toEqual({ deletedCount: 1 });
    const text = JSON.stringify((await firestore().doc(`drafts/paper:${id}`).get()).data());
    for (const mark of [leaving.uid, leaving.email]) expect(text).not.toContain(mark);
    expect((await drafts.publish(id, 1)).status).toBe(200);
    expect(await paper(id)).toMatchObject({ authorName: 'Lou Leaving', authorEmail: '' });
  });
});

test('a retracted work leaves its next version as a draft, and its versions come back with it', async () => {
  const id = await published();
  const { values } = await drafts.read(id);
  await drafts.save(id, { revision: 0, values: { ...values, details: 'Next.' } });
  await drafts.schedule(id, { revision: 1, publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await retract(id)).status).toBe(200);
  expect(await drafts.read(id)).toMatchObject({
    state: 'draft',
    publishAt: '',
    values: { details: 'Next.' },
  });
  expect(await drafts.versions(id)).toEqual([]);
  expect((await putBack(id)).status).toBe(200);
  expect(await drafts.versions(id)).toHaveLength(1);
});

test('a work that becomes a version of another leaves its draft, and the other gets a version', async () => {
  const name = title();
  const doi = `10.1000/${crypto.randomUUID()}`;
  const id = await published({ title: name, doi });
  const preprint = {
    type: 'preprint',
    title: name,
    doi: `10.48550/${crypto.randomUUID()}`,
    details: 'Early.',
  };
  const otherId = await published({ ...preprint, image: '' });
  const { values } = await drafts.read(otherId);
  await drafts.save(otherId, { revision: 0, values: { ...values, details: 'Later.' } });
  const same = (await call(`GET /researchPapers/${id}/versions`, { token: admin.token })).body;
  const otherSeen = same.works.find(({ _id }: { _id: string }) => _id === otherId).seen;
  const body = { seen: same.seen, otherSeen };
  const made = await call(`POST /researchPapers/${id}/versions/${otherId}`, { token: admin.token, body });
  expect(made.status).toBe(200);
  expect(await drafts.versions(id)).toHaveLength(2);
  expect(await drafts.read(otherId)).toMatchObject({ state: 'draft', values: { details: 'Later.' } });
  expect(await drafts.versions(otherId)).toEqual([]);
});

test('a work of before there were versions gets two with its first correction', async () => {
  const id = await published({ publisher: 'First Journal' });
  await firestore().doc(`researchPapers/${id}`).update({ newestVersion: 0 });
  await firestore().doc(`versions/paper:${id}-1`).delete();
  await correct(id, paperBody({ publisher: 'Second Journal' }));
  expect(await drafts.versions(id)).toHaveLength(2);
  const journals = [1, 2].map(async (number) => (await drafts.version(id, number)).values.publisher);
  expect(await Promise.all(journals)).toEqual(['First Journal', 'Second Journal']);
});

test('whoever may not correct works reads and writes no draft of them', async () => {
  const own = draftsOf('papers', () => author.token);
  const { id } = await drafts.begun({ title: 'Mine' });
  const answers = [await own.get(id), await own.create({}), await own.publish(id, 1), await own.drop(id, 1)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
