/** The calls run in this process, and ask a stand-in for PubMed and ORCID. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { digestOf } from '../../core/data/digest.ts';
import { visitor } from '../../core/http/caller.ts';
import { twoAdmins } from '../../test/two-admins.ts';
import { discard } from './choose.ts';
import { entriesPage } from './entries-page.ts';
import { importDocument, readImport } from './import-store.ts';
import { lookUpNext } from './look-ups.ts';
import { planFile } from './plan-file.ts';

const { admin, byAdmin } = await twoAdmins();
const caller = { ...visitor, uid: admin.uid, email: admin.email };

let asked: string[][] = [];
let answers: (ids: string[], ...how: Parameters<RequestListener>) => void;
const server = createServer((request, response) => {
  const ids = (new URL(request.url ?? '', 'http://localhost').searchParams.get('id') ?? '').split(',');
  asked.push(ids);
  answers(ids, request, response);
});

/** Titles that are like no other. */
const titleOf = (id: string) => (digestOf(`${id} of this list`).match(/.{8}/g) ?? []).join(' ');
const csl = (ids: string[]) =>
  JSON.stringify(
    ids.map((id) => ({
      ...{ id: `pmid:${id}`, type: 'article-journal', title: titleOf(id) },
      author: [{ family: 'Lantern', given: 'Lena' }],
      issued: { 'date-parts': [[1987]] },
    })),
  );

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of ['PUBMED_SERVICE', 'ORCID_SERVICE']) vi.stubEnv(name, address);
});
beforeEach(() => {
  asked = [];
  answers = (ids, _request, response) => void response.end(csl(ids));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

let last = 1_000_000 + (Date.now() % 80_000) * 1_000;
/** Each test has ids of its own. */
const newIds = (count: number) => Array.from({ length: count }, () => String(last++));

const begin = async (ids: string[]) =>
  (await planFile({ fileName: 'Pasted text', text: ids.join('\n'), files: undefined }, caller)).insertedId;

async function goOn(id: string) {
  const steps = [];
  for (;;) {
    const now = await lookUpNext(id);
    steps.push(now);
    if (now.state !== 'looking') return steps;
  }
}

const partsOf = async (id: string) => (await importDocument(id).collection('importLookUps').get()).size;

test('450 identifiers become a plan in parts, and each is asked for once', async () => {
  const ids = newIds(450);
  const unknown = [ids[3], ids[250], ids[449]];
  answers = (some, _request, response) => void response.end(csl(some.filter((id) => !unknown.includes(id))));
  const id = await begin(ids);
  expect(await readImport(id)).toMatchObject({ state: 'looking', total: 450, gone: 0 });
  expect(asked).toEqual([]);

  const steps = await goOn(id);
  expect(steps.map(({ gone, notFound }) => [gone, notFound])).toEqual([
    [100, 1],
    [200, 1],
    [300, 2],
    [400, 2],
    [450, 3],
    [0, 3],
  ]);
  expect(asked.flat()).toEqual(ids);
  expect(steps.at(-1)).toMatchObject({
    state: 'planned',
    total: 450,
    by: admin.email,
    kinds: { new: 447, here: 0, similar: 0, unreadable: 3 },
  });
  expect(await partsOf(id)).toBe(0);
  const { items } = await entriesPage({ import: id, kind: 'unreadable' });
  expect(items).toMatchObject([{ key: `PMID:${ids[3]}`, line: 4, why: 'PubMed does not know this id.' }]);
  expect((await byAdmin(`GET /imports/${id}`)).body).toMatchObject({ state: 'planned', notFound: 3 });
  expect(await lookUpNext(id)).toMatchObject({ state: 'planned' });
  await discard(id);
});

test('after a reload, or pasted again, it goes on where it stopped', async () => {
  const ids = newIds(250);
  const id = await begin(ids);
  await lookUpNext(id);
  answers = (_ids, _request, response) => void response.end('<html>');
  await lookUpNext(id);
  answers = (some, _request, response) => void response.end(csl(some));
  expect(await begin(ids)).toBe(id);
  const before = asked.length;
  await goOn(id);
  expect(asked.slice(before).flat()).toEqual(ids.slice(200));
  expect(await readImport(id)).toMatchObject({
    state: 'planned',
    kinds: { new: 150, unreadable: 100 },
    notFound: 100,
  });
  await discard(id);
});

test('of two who have it open, one asks and the other waits', async () => {
  const ids = newIds(201);
  const id = await begin(ids);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answers = (some, _request, response) => void held.then(() => response.end(csl(some)));
  const first = lookUpNext(id);
  await vi.waitFor(() => expect(asked).toHaveLength(1), 10_000);
  expect(await lookUpNext(id)).toMatchObject({ gone: 0, wait: 3 });
  release();
  expect(await first).toMatchObject({ gone: 100 });
  expect(asked.flat()).toEqual(ids.slice(0, 100));
  await discard(id);
  await expect(lookUpNext(id)).rejects.toThrow('There is no such import.');
  expect(await partsOf(id)).toBe(0);
});

test('a part that a service keeps waiting is given up after three calls, and the others come in', async () => {
  const ids = newIds(210);
  answers = (some, _request, response) => {
    if (some.includes(ids[0] ?? '')) response.writeHead(429, { 'retry-after': '500' }).end();
    else response.end(csl(some));
  };
  const id = await begin(ids);
  const steps = await goOn(id);
  expect(steps.map(({ gone, wait = 0 }) => [gone, wait])).toEqual([
    [0, 60],
    [0, 60],
    [100, 0],
    [200, 0],
    [210, 0],
    [0, 0],
  ]);
  const { items } = await entriesPage({ import: id, kind: 'unreadable' });
  expect(items[0]).toMatchObject({ why: 'The service had no time for this. Please look it up again later.' });
  expect(steps.at(-1)?.kinds).toMatchObject({ new: 110, unreadable: 100 });
  await discard(id);
});

test('while it is looked up, it shows what was not found, and is no plan yet', async () => {
  const ids = newIds(205);
  answers = (some, _request, response) => void response.end(csl(some.filter((each) => each !== ids[7])));
  const id = await begin([...ids, 'hello']);
  await lookUpNext(id);
  const entries = await byAdmin(`GET /importEntries?import=${id}`);
  expect(entries.body).toMatchObject([{ key: 'hello', kind: 'unreadable' }]);
  const next = /<\/api(\/[^>]*)>/.exec(entries.headers.get('link') ?? '')?.[1];
  expect((await byAdmin(`GET ${next}`)).body).toMatchObject([
    { key: `PMID:${ids[7]}`, why: 'PubMed does not know this id.', decision: 'skip' },
  ]);
  expect((await byAdmin(`GET /importEntries?import=${id}&kind=new`)).body).toEqual([]);
  const early = 'This list is not looked up yet. Please wait for its plan.';
  for (const [what, message] of [
    ['POST /imports/{id}/run', early],
    ['PATCH /imports/{id}', early],
    ['POST /imports/{id}/undo', 'Nothing of this plan has been imported.'],
  ] as const) {
    const { status, body } = await byAdmin(
      what.replace('{id}', id),
      what.startsWith('PATCH') ? { decision: 'skip' } : undefined,
    );
    expect([what, status, body.message]).toEqual([what, 409, message]);
  }
  expect((await byAdmin(`DELETE /imports/${id}`)).body).toEqual({ deletedCount: 1 });
  expect(await partsOf(id)).toBe(0);
});

test('5,001 identifiers are refused', async () => {
  const { status, body } = await byAdmin('POST /imports', {
    fileName: 'ids.txt',
    text: newIds(5_001).join('\n'),
  });
  expect([status, body.message]).toEqual([400, 'Please enter at most 5000 identifiers at a time.']);
});

test('a list that an earlier version took is planned in one call, and lists of works are cut', async () => {
  const id = await begin(newIds(200));
  expect(await readImport(id)).toMatchObject({ state: 'planned', kinds: { new: 200 } });
  await discard(id);
  const group = Array.from({ length: 5_010 }, (_, at) => ({
    'work-summary': [{ title: { title: { value: titleOf(`work ${at}`) } } }],
  }));
  answers = (some, { url = '' }, response) =>
    void response.end(url.startsWith('/v3.0') ? JSON.stringify({ group }) : csl(some));
  const list = await begin([...newIds(205), '0000-0002-1825-0097']);
  await lookUpNext(list);
  await lookUpNext(list);
  const now = await lookUpNext(list);
  expect(now).toMatchObject({ state: 'looking', total: 5_001, gone: 5_001, notFound: 1 });
  await discard(list);
});
