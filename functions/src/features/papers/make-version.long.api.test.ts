import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper } from '../../test/records.ts';
import { paperDocument } from './paper-store.ts';

let author: Person;
let preprinter: Person;
let admin: Person;
let second: Person;

beforeAll(async () => {
  author = await makeMember('Jane Doe');
  preprinter = await makeMember('Li Wei');
  admin = await makeAdmin();
  second = await makeAdmin('Bo Boss');
});

interface Seen {
  seen: string;
  works: { _id: string; seen: string }[];
}

const as = ({ token }: Person) => ({ token });
const paper = async (id: string) => (await call(`GET /researchPaper/${id}`)).body;
const stored = async (id: string) => (await paperDocument(id).get()).data();
const correct = (id: string, body: object) =>
  call(`PATCH /researchPapers/${id}`, { ...as(admin), body: paperBody(body) });
const putBack = (id: string) => call(`POST /removed/paper/${id}`, as(admin));
const sameWorks = async (id: string): Promise<Seen> =>
  (await call(`GET /researchPapers/${id}/versions`, as(admin))).body;
const make = (id: string, otherId: string, body: object, person = admin) =>
  call(`POST /researchPapers/${id}/versions/${otherId}`, { ...as(person), body });

async function seenOf(id: string, otherId: string) {
  const { seen, works } = await sameWorks(id);
  return { seen, otherSeen: works.find(({ _id }) => _id === otherId)?.seen ?? '' };
}

const visitorsSee = async () => ({
  recent: (await call('GET /recentResearchPapers')).body,
  count: (await call('GET /labInfo')).body.paperCount,
  years: (await call('GET /researchPaperYears')).body,
  selected: (await call('GET /selectedResearchPapers')).body,
  listed: (await call('GET /researchPapers')).body,
});
const page = (id: string) => fetch(`${process.env.LAB_ADDRESS}/paper/${id}`, { redirect: 'manual' });
const outcomesOf = async (person: Person) =>
  (await call('GET /outcomes', as(person))).body.map(
    ({ result, recordId, reason }: Record<string, string>) => [result, recordId, reason],
  );
const log = async (id: string) => (await call(`GET /activity?target=${id}`, as(admin))).body;

let works = 0;

/** An article and its preprint, both published, with a title of their own. */
async function bothRecords(preprint: object = {}, article: object = {}) {
  works += 1;
  const title = `Doubled work number ${works} of ${author.uid}`;
  const doi = `10.1000/${works}.${author.uid}`;
  const other = await publishPaper(preprinter, admin, {
    title,
    type: 'preprint',
    publisher: 'A server',
    doi: '',
    arxiv: '2401.00001',
    publicationDate: '1907-11',
    keywords: 'waves',
    links: { code: 'https://example.org/other', data: 'https://example.org/data' },
    ...preprint,
  });
  const id = await publishPaper(author, admin, { title, doi, ...article });
  return { id, other, title };
}

const arxivEntry = {
  kind: 'preprint',
  server: 'arXiv',
  date: '1907-11',
  link: 'https://arxiv.org/abs/2401.00001',
};

test('a preprint becomes a version of the article, and comes back as it was', async () => {
  const { id, other, title } = await bothRecords();
  await correct(other, { ...(await paper(other)), selected: true });
  const before = { ...(await visitorsSee()), kept: await stored(id), other: await stored(other) };
  const { newestVersion: _first, ...asBefore } = before.kept ?? {};
  const body = await seenOf(id, other);
  expect(await make(id, other, body)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  // Sent again, because the answer got lost.
  expect((await make(id, other, body)).status).toBe(200);

  const kept = await paper(id);
  expect(kept).toMatchObject({
    otherVersions: [arxivEntry],
    keywords: 'waves',
    arxiv: '2401.00001',
    links: { code: 'https://example.org/code', data: 'https://example.org/data' },
    details: 'Small things are studied here.',
  });
  expect(await paper(other)).toEqual(kept);
  const moved = await page(other);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/paper/${id}`]);
  const after = await visitorsSee();
  expect(after.count).toBe(before.count - 1);
  expect(after.years).not.toContain('1907');
  for (const list of [after.recent, after.selected, after.listed])
    expect(list.map(({ _id }: { _id: string }) => _id)).not.toContain(other);
  const found = (await call('GET /researchPapers?keyword=waves')).body;
  expect(found.map(({ _id }: { _id: string }) => _id)).toContain(id);
  expect(await outcomesOf(author)).toContainEqual([
    'corrected',
    id,
    `“${title}” is shown there as another version now.`,
  ]);
  expect(await outcomesOf(preprinter)).toContainEqual(['merged', id, '']);
  expect((await log(id))[0]).toMatchObject({ action: 'edited', actor: admin.email });
  expect((await log(other))[0].changes).toEqual([
    { field: 'otherVersions', before: '', after: `A version of “${title}”` },
  ]);

  expect((await putBack(other)).status).toBe(200);
  const { updatedAt, absorbed, newestVersion, ...left } = (await stored(id)) ?? {};
  expect(newestVersion).toBe(3);
  expect({ absorbed, left }).toEqual({ absorbed: [], left: asBefore });
  expect(updatedAt).toBeDefined();
  expect(await stored(other)).toEqual(before.other);
  const { kept: _kept, other: _other, ...shown } = before;
  expect(await visitorsSee()).toEqual(shown);
  expect((await page(other)).status).toBe(200);
  expect((await outcomesOf(preprinter)).flat()).not.toContain('merged');
});

test('what somebody has changed since stays when the record is put back, also in a work further on', async () => {
  const { id, other, title } = await bothRecords();
  await make(id, other, await seenOf(id, other));
  const changed = [{ ...arxivEntry, server: 'arXiv.org' }];
  await correct(id, { ...(await paper(id)), keywords: 'tides', otherVersions: changed });
  const last = await publishPaper(author, admin, { title, doi: '10.1000/last' });
  expect((await make(last, id, await seenOf(last, id))).status).toBe(200);
  expect((await page(other)).headers.get('location')).toBe(`/paper/${last}`);
  expect((await paper(last)).otherVersions).toEqual([
    { kind: 'accepted', server: 'Journal of Small Things', date: '2025-03-01', link: expect.any(String) },
    ...changed,
  ]);
  await putBack(other);
  expect(await paper(last)).toMatchObject({ keywords: 'tides', otherVersions: [{}, ...changed] });
  await putBack(id);
  expect((await paper(last)).otherVersions).toBeUndefined();
  expect((await paper(last)).keywords).toBeUndefined();
  expect((await paper(other))._id).toBe(other);
});

test('is refused with a sentence where a person has to look first, and changes nothing', async () => {
  const notice = { kind: 'correction', date: '2024', text: 'A slip.', link: '' };
  const many = Array.from({ length: 10 }, (_, at) => ({ ...arxivEntry, link: `https://example.org/${at}` }));
  const refusals: [object, object, RegExp][] = [
    [{ arxiv: '' }, {}, /no DOI, arXiv number or web address/],
    [{ type: 'article' }, { type: 'preprint' }, /not the other way round/],
    [{}, { otherVersions: many }, /at most 10 other versions/],
    [{ otherVersions: many }, {}, /at most 10 other versions/],
  ];
  for (const [preprint, article, sentence] of refusals) {
    const { id, other } = await bothRecords();
    await correct(other, { ...(await paper(other)), ...preprint });
    await correct(id, { ...(await paper(id)), ...article });
    const before = [await stored(id), await stored(other)];
    const { status, body } = await make(id, other, await seenOf(id, other));
    expect({ status, said: body.message }).toEqual({ status: 409, said: expect.stringMatching(sentence) });
    expect([await stored(id), await stored(other)]).toEqual(before);
  }
  const { id, other } = await bothRecords();
  await correct(other, { ...(await paper(other)), notices: [notice] });
  expect((await make(id, other, await seenOf(id, other))).body.message).toMatch(/has notices/);
  const { doi } = await paper(id);
  await correct(other, { ...(await paper(other)), notices: [], doi });
  expect((await make(id, other, await seenOf(id, other))).body.message).toMatch(/same DOI/);
  expect((await make(id, id, { seen: 'x', otherSeen: 'x' })).status).toBe(409);
  expect((await make(id, 'none', { seen: 'x', otherSeen: 'x' })).status).toBe(404);
  expect((await make(id, other, {})).status).toBe(400);
  for (const person of [author, preprinter]) {
    expect((await make(id, other, await seenOf(id, other), person)).status).toBe(403);
    expect((await call(`GET /researchPapers/${id}/versions`, as(person))).status).toBe(403);
  }
});

test('two who decide at once, and a correction meanwhile, lose nothing', async () => {
  const { id, other } = await bothRecords();
  const body = await seenOf(id, other);
  await correct(other, { ...(await paper(other)), details: 'Anew.' });
  expect((await make(id, other, body)).body.message).toBe(
    'Somebody else has changed this since you opened it. Please compare and try again.',
  );
  expect((await paper(other)).details).toBe('Anew.');
  const { seen, otherSeen } = await seenOf(id, other);
  const answers = await Promise.all([
    make(id, other, { seen, otherSeen }),
    make(other, id, { seen: otherSeen, otherSeen: seen }, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await paper(id)).otherVersions).toHaveLength(1);
  // Also for a call that comes when the record has become a version.
  expect(await make(other, id, { seen: otherSeen, otherSeen: seen }, second)).toMatchObject({
    status: 409,
    body: { message: 'Somebody else has changed this since you opened it. Please compare and try again.' },
  });
});

test('finds records of the same title and first author, or whose DOI the work names, and no others', async () => {
  const { id, other, title } = await bothRecords();
  const doi = `10.5555/${author.uid}`;
  const named = await publishPaper(author, admin, { title: 'Named elsewhere', authors: ['Else Body'], doi });
  await publishPaper(author, admin, { title, authors: ['Somebody Else'], doi: '10.1000/else' });
  await correct(id, { ...(await paper(id)), links: { preprint: `https://doi.org/${doi}` } });
  const found = (await sameWorks(id)).works.map(({ _id }) => _id);
  expect(found.sort()).toEqual([other, named].sort());
  expect((await call('GET /researchPapers/none/versions', as(admin))).status).toBe(404);
});
