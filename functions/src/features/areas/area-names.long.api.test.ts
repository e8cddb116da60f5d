/**
 * Papers, pending papers and applications stay with their area when its name changes. One file, because all
 * tests use the same steps of an admin, an author and an applicant.
 */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { areaSteps, categoryOf, listed } from '../../test/area-steps.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import {
  applicationBody,
  areaBody,
  openPosition,
  paperBody,
  publishPaper,
  submitPaper,
} from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
const unknown = 'There is no such research area. Please select one from the list';

let admin: Person;
let author: Person;
let applicant: Person;

beforeAll(async () => {
  [admin, author, applicant] = await Promise.all([makeAdmin(), makeMember('Ann Area'), makeMember()]);
});

const { byAdmin, make, rename, remove } = areaSteps(() => admin);
const byAuthor = (what: string, body?: object) => call(what, { token: author.token, body });

const pending = async () =>
  (await byAuthor('GET /pendingPaper?limit=100')).body as { _id: string; category: string }[];

afterEach(async () => {
  await call(`DELETE /application/${applicant.uid}`, { token: applicant.token });
});

async function applyIn(researchArea: string) {
  const body = applicationBody({ researchArea, role: await openPosition(admin) });
  return call('POST /submitApplication', { token: applicant.token, body });
}

describe('a research area that is renamed', () => {
  test('keeps what is in it, and every reply says its present name', async () => {
    const area = await make();
    const paper = await publishPaper(author, admin, { category: area.name });
    await publishPaper(author, admin, { category: area.name });
    const request = await submitPaper(author, { category: area.name });
    expect((await applyIn(area.name)).status).toBe(200);
    const name = await rename(area.id);

    const bodyOf = async (what: string, token?: string) => JSON.stringify((await call(what, { token })).body);
    for (const [what, token] of [
      [`GET /researchPaper/${paper}`],
      [`GET /morePaper/${paper}`],
      [`GET /researchPapers?author=${author.email}`],
      ['GET /pendingPaper', author.token],
      ['GET /ResearchRequest?limit=100', admin.token],
      ['GET /applications?limit=100', admin.token],
      [`GET /applications/${applicant.email}`, admin.token],
      [`GET /applications/${applicant.email}`, applicant.token],
      ['GET /myData', author.token],
      ['GET /myData', applicant.token],
    ]) {
      expect(await bodyOf(what ?? '', token), what).toContain(name);
      expect(await bodyOf(what ?? '', token), what).not.toContain(area.name);
    }
    for (const path of [`/paper/${paper}`, '/feed.xml?of=papers', '/feed.json?of=papers', '/publications']) {
      const text = await (await fetch(origin + path)).text();
      expect(text, path).toContain(name);
      expect(text, path).not.toContain(`>${area.name}`);
    }
    expect(await listed(name)).toContain(paper);
    expect((await pending()).find(({ _id }) => _id === request)?.category).toBe(name);
  });

  test('is still found by its former names, which writers may have on their screen', async () => {
    const area = await make();
    const paper = await publishPaper(author, admin, { category: area.name });
    const second = await rename(area.id);
    const third = await rename(area.id);
    const [logged] = (await byAdmin(`GET /activity?target=${area.id}`)).body;
    expect([logged.action, logged.targetName]).toEqual(['edited', `${second} → ${third}`]);
    for (const name of [area.name, second, third]) {
      expect(await listed(name), name).toEqual([paper]);
    }
    const late = await publishPaper(author, admin, { category: area.name });
    expect(await categoryOf(late)).toBe(third);
    expect((await applyIn(second)).status).toBe(200);
    const [application] = (await byAdmin(`GET /applications/${applicant.email}`)).body;
    expect(application.researchArea).toBe(third);
    const brief = (await call('GET /researchAreasInBrief')).body as { _id: string; formerNames?: string[] }[];
    expect(brief.find(({ _id }) => _id === area.id)?.formerNames).toEqual([area.name, second]);
  });

  test('is no change of a paper that somebody is just publishing or correcting', async () => {
    const area = await make();
    const request = await submitPaper(author, { category: area.name });
    const seen = (await pending()).find(({ _id }) => _id === request);
    const name = await rename(area.id);
    expect((await byAdmin(`POST /researchPaper/${request}`, { before: seen })).status).toBe(200);
    const paper = (await call(`GET /researchPaper/${request}`)).body;
    expect(paper.category).toBe(name);
    await rename(area.id);
    const corrected = { ...paperBody({ category: name, title: 'Corrected' }), before: paper };
    expect((await byAdmin(`PATCH /researchPapers/${request}`, corrected)).status).toBe(200);
  });

  test('gives its old name to another area that takes it', async () => {
    const [first, second] = [await make(), await make()];
    const mine = await publishPaper(author, admin, { category: first.name });
    const newName = await rename(first.id);
    await rename(second.id, { departmentName: first.name });
    expect(await listed(first.name)).toEqual([]);
    expect(await listed(newName)).toEqual([mine]);
    expect(await listed(second.name)).toEqual([]);
    const others = await publishPaper(author, admin, { category: first.name });
    expect(await listed(second.name)).toEqual([others]);
    const page = (name: string) =>
      fetch(`${origin}/publications?${new URLSearchParams({ area: name })}`, { redirect: 'manual' });
    expect((await page(first.name)).status).toBe(200);
  });

  test('may not take a name that another area has', async () => {
    const [first, second] = [await make(), await make()];
    const nameTaken = 'There is another research area with this name';
    for (const departmentName of [first.name, first.name.toUpperCase()]) {
      for (const what of ['POST /researchArea', `PATCH /researchArea/${second.id}`]) {
        const { status, body } = await byAdmin(what, areaBody({ departmentName }));
        expect({ status, body }).toEqual({
          status: 409,
          body: { message: nameTaken, code: 'conflict', fields: { departmentName: nameTaken } },
        });
      }
    }
    expect(await rename(first.id, { departmentName: first.name })).toBe(first.name);
  });

  test('gets a name that two give at once only once', async () => {
    const area = await make();
    const body = areaBody();
    const answers = await Promise.all([
      byAdmin('POST /researchArea', body),
      byAdmin(`PATCH /researchArea/${area.id}`, body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('leads from the address of a filter by its old name to the new one', async () => {
    const area = await make();
    const name = await rename(area.id);
    const query = new URLSearchParams({ area: area.name, year: '2025' });
    const answer = await fetch(`${origin}/publications?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(
      `/publications?${new URLSearchParams({ area: name, year: '2025' })}`,
    );
  });

  test('while somebody submits to it loses nothing', async () => {
    const area = await make();
    const names = [areaBody(), areaBody()];
    const [ids] = await Promise.all([
      Promise.all([1, 2].map(() => submitPaper(author, { category: area.name }))),
      Promise.all(names.map((body) => byAdmin(`PATCH /researchArea/${area.id}`, body))),
    ]);
    const present = (await call(`GET /researchArea/${area.id}`)).body.departmentName;
    const found = (await pending()).filter(({ _id }) => ids.includes(_id));
    expect(found.map(({ category }) => category)).toEqual([present, present]);
  });
});

describe('a research area that is deleted', () => {
  test('says what is in it, and goes only when that has a place', async () => {
    const [area, other] = [await make(), await make()];
    const paper = await publishPaper(author, admin, { category: area.name });
    const retracted = await publishPaper(author, admin, { category: area.name });
    await byAdmin(`DELETE /researchPapers/${retracted}`);
    await submitPaper(author, { category: area.name });
    expect((await applyIn(area.name)).status).toBe(200);
    const sentence = `${area.name} is in use: 2 papers, 1 pending paper, 1 application. Choose the research area they go to.`;
    const refused = await remove(area.id);
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 409,
      body: { message: sentence, code: 'conflict', fields: { moveTo: sentence } },
    });
    for (const target of ['none', area.id, 'a/b']) {
      const wrong = await remove(area.id, encodeURIComponent(target));
      expect({ target, status: wrong.status }).toEqual({ target, status: 400 });
      expect(wrong.body.fields).toEqual({ moveTo: 'There is no such research area to move to' });
    }
    expect((await remove(area.id, other.id)).body).toEqual({ deletedCount: 1 });
    expect(await categoryOf(paper)).toBe(other.name);
    expect(await listed(other.name)).toEqual([paper]);
    expect(await listed(area.name)).toEqual([paper]);
    expect((await byAdmin(`GET /applications/${applicant.email}`)).body[0].researchArea).toBe(other.name);
    await byAdmin(`POST /removed/paper/${retracted}`);
    expect(await categoryOf(retracted)).toBe(other.name);

    // A link with the former name works, and so does a form that still shows it.
    expect((await call(`GET /researchArea/${area.id}`)).body._id).toBe(other.id);
    const page = await fetch(`${origin}/researchAreaDetails/${area.id}`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, `/researchAreaDetails/${other.id}`]);
    expect(await categoryOf(await publishPaper(author, admin, { category: area.name }))).toBe(other.name);

    const [logged] = (await byAdmin(`GET /activity?target=${area.id}`)).body;
    expect([logged.action, logged.targetName]).toEqual(['deleted', `${area.name} → ${other.name}`]);

    // An area that took in another one's records cannot be deleted more easily.
    const again = await remove(other.id);
    expect(again.body.message).toContain('3 papers');
  });

  test('takes everything back when it is put back', async () => {
    const [area, other, third] = [await make(), await make(), await make()];
    const paper = await publishPaper(author, admin, { category: area.name });
    const others = await publishPaper(author, admin, { category: other.name });
    await remove(area.id, other.id);
    await remove(other.id, third.id);
    expect(await listed(third.name)).toEqual([others, paper]);
    expect((await byAdmin(`POST /removed/area/${area.id}`)).status).toBe(200);
    expect(await listed(area.name)).toEqual([paper]);
    expect(await listed(third.name)).toEqual([others]);
    expect((await byAdmin(`POST /removed/area/${other.id}`)).status).toBe(200);
    expect(await listed(other.name)).toEqual([others]);
    expect(await listed(third.name)).toEqual([]);
    expect((await remove(third.id)).status).toBe(200);
  });

  test('does not come back under a name that is taken', async () => {
    const area = await make();
    await remove(area.id);
    await make({ departmentName: area.name });
    const { status, body } = await byAdmin(`POST /removed/area/${area.id}`);
    expect([status, body.message]).toEqual([409, 'There is another research area with this name']);
  });

  test('while somebody submits to it leaves no paper without an area', async () => {
    for (let round = 0; round < 2; round++) {
      const area = await make();
      const body = paperBody({ category: area.name });
      const [submitted, removed] = await Promise.all([
        byAuthor('POST /ResearchRequest', body),
        remove(area.id),
      ]);
      expect([submitted.status, removed.status]).toContain(200);
      if (submitted.status === 200) {
        const mine = (await pending()).find(({ _id }) => _id === submitted.body.insertedId);
        expect(mine?.category).toBe(area.name);
        expect(removed.status).toBe(409);
      } else {
        expect(submitted.body).toEqual({ message: unknown, code: 'invalid', fields: { category: unknown } });
      }
    }
  });

  test('can be deleted by an admin only, wherever its content goes', async () => {
    const [area, other] = [await make(), await make()];
    const { status } = await byAuthor(`DELETE /researchArea/${area.id}?moveTo=${other.id}`);
    expect(status).toBe(403);
  });
});
