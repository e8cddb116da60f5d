/** Records that hold the name of their area, as versions before 0.2 wrote them. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { areaSteps, categoryOf, listed } from '../../test/area-steps.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { apply, demoArea, paperBody, publishPaper, submitPaper } from '../../test/records.ts';

let admin: Person;
let author: Person;
let applicant: Person;

beforeAll(async () => {
  [admin, author, applicant] = await Promise.all([makeAdmin(), makeMember('Ann Area'), makeMember()]);
});

const { byAdmin, make, rename, remove } = areaSteps(() => admin);
const byAuthor = (what: string, body?: object) => call(what, { token: author.token, body });

afterEach(async () => {
  await call(`DELETE /application/${applicant.uid}`, { token: applicant.token });
});

describe('a record that holds the name of its area', () => {
  const asBefore = async (path: string, field: string, name: string) => {
    const document = firestore().doc(path);
    const { areaId, ...stored } = (await document.get()).data() ?? {};
    await document.set({ ...stored, [field]: name });
    return document;
  };

  test('is shown under the present name, found by all, and holds the id once it is changed', async () => {
    const area = await make();
    const paper = await publishPaper(author, admin);
    const document = await asBefore(`researchPapers/${paper}`, 'category', area.name);
    expect(await listed(area.name)).toEqual([paper]);
    const name = await rename(area.id);
    expect(await categoryOf(paper)).toBe(name);
    expect(await listed(name)).toEqual([paper]);
    expect((await remove(area.id)).body.message).toContain('1 paper.');
    const before = (await call(`GET /researchPaper/${paper}`)).body;
    const corrected = paperBody({ category: name, title: 'Corrected' });
    expect((await byAdmin(`PATCH /researchPapers/${paper}`, { ...corrected, before })).status).toBe(200);
    const stored = (await document.get()).data();
    expect([stored?.areaId, stored?.category]).toEqual([area.id, undefined]);
  });

  test('holds the id after it was published, edited or put back', async () => {
    const area = await make();
    const ids = [await submitPaper(author), await submitPaper(author), await publishPaper(author, admin)];
    const [toPublish = '', toEdit = '', toPutBack = ''] = ids;
    await asBefore(`researchRequests/${toPublish}`, 'category', area.name);
    await asBefore(`researchRequests/${toEdit}`, 'category', area.name);
    await asBefore(`researchPapers/${toPutBack}`, 'category', area.name);
    await byAdmin(`POST /researchPaper/${toPublish}`);
    await byAuthor('PATCH /EditPaper', { _id: toEdit, ...paperBody({ category: area.name }) });
    await byAdmin(`DELETE /researchPapers/${toPutBack}`);
    expect((await remove(area.id)).status).toBe(409);
    await byAdmin(`POST /removed/paper/${toPutBack}`);
    for (const path of [
      `researchPapers/${toPublish}`,
      `researchRequests/${toEdit}`,
      `researchPapers/${toPutBack}`,
    ]) {
      const stored = (await firestore().doc(path).get()).data();
      expect([path, stored?.areaId, stored?.category]).toEqual([path, area.id, undefined]);
    }
  });

  test('says what it says where no area has that name', async () => {
    const gone = `Alchemy ${author.uid}`;
    const paper = await publishPaper(author, admin);
    await asBefore(`researchPapers/${paper}`, 'category', gone);
    await apply(applicant, admin);
    await asBefore(`applications/${applicant.uid}`, 'researchArea', gone);
    expect(await categoryOf(paper)).toBe(gone);
    expect(await listed(gone)).toEqual([paper]);
    expect((await byAdmin(`GET /applications/${applicant.email}`)).body[0].researchArea).toBe(gone);
    const before = (await call(`GET /researchPaper/${paper}`)).body;
    const corrected = { ...paperBody({ category: demoArea }), before };
    expect((await byAdmin(`PATCH /researchPapers/${paper}`, corrected)).status).toBe(200);
    expect(await categoryOf(paper)).toBe(demoArea);
  });
});
