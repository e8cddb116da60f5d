/** Works in several research areas, from the submission to the published work. */
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let admin: Person;
let author: Person;

beforeAll(async () => {
  [admin, author] = await Promise.all([makeAdmin(), makeMember('Fay Further')]);
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const byAuthor = (what: string, body?: object) => call(what, { token: author.token, body });

async function add(): Promise<{ id: string; name: string }> {
  const body = areaBody();
  const { body: reply } = await byAdmin('POST /researchArea', body);
  return { id: reply.insertedId, name: body.departmentName };
}

const pending = async (id: string) => (await byAuthor(`GET /pendingPaper/${id}`)).body;
const published = async (id: string) => (await call(`GET /researchPaper/${id}`)).body;
const edit = (_id: string, body: object) => byAuthor('PATCH /EditPaper', { _id, ...body });
const correct = (id: string, body: object) => byAdmin(`PATCH /researchPapers/${id}`, body);
const idsIn = async (area: string) =>
  (await call(`GET /researchPapers?${new URLSearchParams({ area })}`)).body.map(
    ({ _id }: { _id: string }) => _id,
  );

describe('a submitted paper', () => {
  test('keeps its further areas through review, and is found in each when it is published', async () => {
    const [own, second, third] = [await add(), await add(), await add()];
    const id = await submitPaper(author, { category: own.name, moreAreas: [second.name] });
    expect(await pending(id)).toMatchObject({ category: own.name, moreAreas: [second.name] });
    await byAdmin(`PATCH /reviewResearch/feedBack/${id}`, { message: 'Also elsewhere?' });
    expect((await edit(id, { moreAreas: [third.name, second.name] })).status).toBe(200);
    const seen = await pending(id);
    expect([seen.moreAreas, seen.reviewed.moreAreas]).toEqual([[third.name, second.name], [second.name]]);
    // A reviewer who has seen the earlier ones does not publish the later ones.
    const publish = (before: object) => byAdmin(`POST /researchPaper/${id}`, { before });
    expect((await publish({ ...seen, moreAreas: [second.name] })).status).toBe(409);
    expect((await publish(seen)).status).toBe(200);
    expect((await published(id)).moreAreas).toEqual([third.name, second.name]);
    for (const { name } of [own, second, third]) expect([name, await idsIn(name)]).toEqual([name, [id]]);
    const csv = await fileOf('csv', own.name);
    expect(csv.split('\r\n')[0]).toContain('Further areas');
    expect(csv).toContain(`${third.name}; ${second.name}`);
    for (const format of ['bib', 'ris', 'csl.json'])
      expect([format, await fileOf(format, own.name)]).toEqual([format, expect.stringContaining(third.name)]);
  });

  test('counts in each of its areas, so that none is deleted under it', async () => {
    const [own, second] = [await add(), await add()];
    const id = await submitPaper(author, { category: own.name, moreAreas: [second.name] });
    const refused = await byAdmin(`DELETE /researchArea/${second.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('1 ')]);
    expect((await byAdmin(`DELETE /researchArea/${second.id}?moveTo=${own.id}`)).status).toBe(200);
    expect(await pending(id)).not.toHaveProperty('moreAreas');
    expect((await edit(id, { title: 'Another' })).status).toBe(200);
  });

  test('is refused with its own area again, one that there is not, and too many', async () => {
    const [own, second, third] = [await add(), await add(), await add()];
    const refusal = async (moreAreas: unknown) => {
      const answer = await byAuthor('POST /ResearchRequest', paperBody({ category: own.name, moreAreas }));
      return [answer.status, answer.body.fields?.moreAreas];
    };
    expect(await refusal([own.name])).toEqual([400, 'The work is in this research area already']);
    expect(await refusal(['Alchemy'])).toEqual([400, expect.stringMatching(/^There is no such research/)]);
    expect(await refusal([second.name, third.name, 'x'])).toEqual([400, expect.any(String)]);
    for (const hostile of ['x', { length: 1 }, [{ name: second.name }], [[second.name]]])
      expect((await refusal(hostile))[0]).toBe(400);
    const id = await submitPaper(author, { category: own.name, moreAreas: [second.name, second.name, ' '] });
    expect((await pending(id)).moreAreas).toEqual([second.name]);
  });
});

describe.each(['edited', 'corrected'] as const)('a paper that is %s', (how) => {
  const make = (over: object) =>
    how === 'edited' ? submitPaper(author, over) : publishPaper(author, admin, over);
  const change = how === 'edited' ? edit : correct;
  const read = how === 'edited' ? pending : published;

  test('keeps areas that the edit does not name, except the one that becomes its own', async () => {
    const [own, second, third] = [await add(), await add(), await add()];
    const id = await make({ category: own.name, moreAreas: [second.name, third.name] });
    expect((await change(id, { title: 'New' })).status).toBe(200);
    expect((await read(id)).moreAreas).toEqual([second.name, third.name]);
    expect((await change(id, { category: second.name })).status).toBe(200);
    expect(await read(id)).toMatchObject({ category: second.name, moreAreas: [third.name] });
    expect((await change(id, { moreAreas: [second.name] })).body.fields).toHaveProperty('moreAreas');
    expect((await change(id, { moreAreas: [] })).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('moreAreas');
  });

  test('is refused where somebody has changed them since, and not because an area has another name', async () => {
    const [own, second, third] = [await add(), await add(), await add()];
    const id = await make({ category: own.name, moreAreas: [second.name] });
    const before = await read(id);
    const later = areaBody();
    expect((await byAdmin(`PATCH /researchArea/${second.id}`, later)).status).toBe(200);
    const wanted = { moreAreas: [second.name, third.name], before };
    expect((await change(id, wanted)).status).toBe(200);
    expect((await read(id)).moreAreas).toEqual([later.departmentName, third.name]);
    // The answer got lost, and the same is sent again.
    expect((await change(id, wanted)).status).toBe(200);
    expect((await change(id, { moreAreas: [], before })).status).toBe(409);
    expect((await change(id, { title: 'Apart', before: { title: before.title } })).status).toBe(200);
  });

  test('is read also where another version stored something else there', async () => {
    const [own, second] = [await add(), await add()];
    const id = await make({ category: own.name });
    const collection = how === 'edited' ? 'researchRequests' : 'researchPapers';
    await firestore().doc(`${collection}/${id}`).update({ secondAreaId: 'gone', thirdAreaId: second.id });
    expect((await read(id)).moreAreas).toEqual([second.name]);
    expect((await change(id, { title: 'Read', before: await read(id) })).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Read', moreAreas: [second.name] });
  });
});

test('the log names them', async () => {
  const [own, second] = [await add(), await add()];
  const id = await publishPaper(author, admin, { category: own.name });
  await correct(id, { moreAreas: [second.name] });
  const [{ changes }] = (await byAdmin(`GET /activity?target=${id}`)).body;
  expect(changes).toEqual([{ field: 'moreAreas', before: '', after: second.name }]);
});

test('they are in what the author takes along, and stay when the work is put back', async () => {
  const [own, second] = [await add(), await add()];
  const id = await publishPaper(author, admin, { category: own.name, moreAreas: [second.name] });
  const { publishedPapers } = (await byAuthor('GET /myData')).body;
  expect(publishedPapers.find(({ _id }: { _id: string }) => _id === id).moreAreas).toEqual([second.name]);
  await byAdmin(`DELETE /researchPapers/${id}`);
  expect((await byAdmin(`DELETE /researchArea/${second.id}`)).status).toBe(409);
  await byAdmin(`POST /removed/paper/${id}`);
  expect((await published(id)).moreAreas).toEqual([second.name]);
  expect(await idsIn(second.name)).toEqual([id]);
});

async function fileOf(format: string, area: string): Promise<string> {
  const { body } = await call(`GET /researchPapers.${format}?${new URLSearchParams({ area })}`);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
