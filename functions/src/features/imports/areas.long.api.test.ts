/**
 * The research areas of imported works: as the file says them, or as an admin chooses for all or some
 * entries.
 */
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeArea } from '../../test/records.ts';
import { twoAdmins } from '../../test/two-admins.ts';

const { admin, byAdmin } = await twoAdmins();

let waves: string;
let foam: string;
let mud: string;
beforeAll(async () => {
  [waves, foam, mud] = [await makeArea(admin), await makeArea(admin), await makeArea(admin)];
});

let made = 0;
const unlike = () => `Glimmering anchors ${Date.now().toString(36)} number ${made++} told at length`;

async function plan(items: object[]): Promise<string> {
  const text = JSON.stringify(
    items.map((item) => ({
      type: 'article-journal',
      author: [{ family: 'Doe', given: 'Jane' }],
      issued: { 'date-parts': [[2019]] },
      ...item,
    })),
  );
  const { status, body } = await byAdmin('POST /imports', { fileName: 'works.json', text });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.insertedId;
}

const entriesOf = async (id: string) => (await byAdmin(`GET /importEntries?import=${id}`)).body;
const choose = (id: string, body: object) => byAdmin(`PATCH /imports/${id}`, body);
const areasOf = ({ area, moreAreas }: { area: string; moreAreas?: string[] }) => [area, moreAreas];

async function workOf(id: string, at: number) {
  const entries = await entriesOf(id);
  return (await call(`GET /researchPaper/${entries[at].workId}`)).body;
}

async function run(id: string): Promise<void> {
  const { body } = await byAdmin(`POST /imports/${id}/run`);
  expect(body).toMatchObject({ state: 'done' });
}

test('of a file are known by their names, once each, and the others are left out', async () => {
  const custom = [
    { area: waves, moreAreas: [foam, waves, foam, 'Alchemy', mud.toUpperCase()] },
    { moreAreas: ['Alchemy', foam, mud] },
    { area: waves, moreAreas: 'no list' },
    { area: waves, moreAreas: [{ name: foam }, 7, null, ''] },
  ];
  const id = await plan(custom.map((own) => ({ title: unlike(), custom: own })));
  expect((await entriesOf(id)).map(areasOf)).toEqual([
    [waves, [foam, mud]],
    [foam, [mud]],
    [waves, undefined],
    [waves, undefined],
  ]);
  await run(id);
  expect(await workOf(id, 0)).toMatchObject({ category: waves, moreAreas: [foam, mud] });
  const found = (await call(`GET /researchPapers?${new URLSearchParams({ area: mud })}`)).body;
  expect(found.map(({ category }: { category: string }) => category).sort()).toEqual([foam, waves].sort());
  expect(await workOf(id, 2)).not.toHaveProperty('moreAreas');
});

test('are chosen for all or some, and the main one is never among the others', async () => {
  const id = await plan([1, 2, 3].map(() => ({ title: unlike(), custom: { area: waves } })));
  expect((await choose(id, { moreAreas: [foam] })).body).toEqual({ modifiedCount: 3 });
  await choose(id, { entries: ['2'], moreAreas: [waves, mud] });
  await choose(id, { entries: ['3'], area: foam });
  expect((await entriesOf(id)).map(areasOf)).toEqual([
    [waves, [foam]],
    [waves, [mud]],
    [foam, undefined],
  ]);
  await choose(id, { entries: ['1'], moreAreas: [] });
  await choose(id, { entries: ['2'], type: 'talk' });
  expect((await entriesOf(id)).slice(0, 2).map(areasOf)).toEqual([
    [waves, undefined],
    [waves, [mud]],
  ]);
  for (const moreAreas of [['Alchemy'], [waves, foam, mud], 'x', [[foam]]]) {
    const { status, body } = await choose(id, { moreAreas });
    expect([moreAreas, status, Object.keys(body.fields)[0]?.startsWith('moreAreas')]).toEqual([
      moreAreas,
      400,
      true,
    ]);
  }
  await run(id);
  expect(await workOf(id, 1)).toMatchObject({ category: waves, moreAreas: [mud], type: 'talk' });
});

test('a plan that an earlier version has stored is imported too', async () => {
  const id = await plan([{ title: unlike(), custom: { area: waves, moreAreas: [foam] } }]);
  const slice = firestore().doc(`imports/${id}/importEntries/0`);
  const [{ moreAreaIds: _, ...entry }] = (await slice.get()).get('entries');
  await slice.update({ entries: [entry] });
  expect((await entriesOf(id)).map(areasOf)).toEqual([[waves, undefined]]);
  await run(id);
  expect(await workOf(id, 0)).toMatchObject({ category: waves });
});
