/** What the search finds, from the change that makes it public to the one that takes it back. */
import { randomInt } from 'node:crypto';
import { searchList } from '@lab/contract/features/pages/search-files';
import type { SearchGroup } from '@lab/contract/features/search/entry';
import { unpack } from '@lab/contract/features/search/pack';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody, pathsOf } from '../../test/content.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, memberBody, newsBody, positionBody, publishPaper } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
/** Letters, so that words of other runs are not found. */
const own = Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('');
/** An instance asks after five seconds whether something has changed. */
const soon = { timeout: 20_000, interval: 500 };

let admin: Person;
let author: Person;

const byAdmin = async (what: string, body?: object) => {
  const answer = await call(what, { token: admin.token, body });
  expect([what, answer.status]).toEqual([what, 200]);
  return answer.body;
};

async function search(q: string): Promise<SearchReply> {
  const { status, body } = await call(`GET /search?${new URLSearchParams({ q })}`);
  expect(status).toBe(200);
  return body;
}

const titles = async (q: string, group: SearchGroup) =>
  (await search(q)).groups.find((found) => found.group === group)?.rows.map(({ title }) => title) ?? [];

beforeAll(async () => {
  admin = await makeAdmin();
  author = await makeMember('Paul Published');
});

// Side by side, because an instance sees a change only some seconds later.
test.concurrent('a paper is found from its publication to its retraction, by title, surname, year and DOI', async ({
  expect,
}) => {
  const title = `Modelling turbulence in ${own} flumes`;
  const doi = `10.1000/${own}`;
  const id = await publishPaper(author, admin, {
    title,
    doi,
    publicationDate: '1987-06-05',
    authors: ['Jana Anna Müllerin', 'Li Wei'],
  });
  await expect.poll(() => titles(own, 'works'), soon).toEqual([title]);
  for (const q of [
    `modeling ${own} flume`,
    `turbulance ${own}`,
    `mullerin ${own} 1987`,
    `https://doi.org/${doi}`,
  ])
    expect([q, (await titles(q, 'works')).at(0)]).toEqual([q, title]);
  const [row] = (await search(own)).groups[0]?.rows ?? [];
  expect(row?.address).toBe(`/paper/${id}`);
  expect((await search(`turbulance ${own}`)).instead).toBe(`turbulence ${own}`);

  await byAdmin(`DELETE /researchPapers/${id}`);
  await expect.poll(() => titles(own, 'works'), soon).toEqual([]);
  await byAdmin(`POST /removed/paper/${id}`);
  await expect.poll(() => titles(own, 'works'), soon).toEqual([title]);
});

test.concurrent.for([
  ['news', 'news', newsBody({ title: `Prize${own} for us` }), `Prize${own} for us`],
  ['areas', 'areas', areaBody({ departmentName: `Area${own}` }), `Area${own}`],
  ['team', 'people', memberBody({ name: `Greta Person${own}` }), `Greta Person${own}`],
  ['positions', 'positions', positionBody({ role: `Role${own}` }), `Role${own}`],
  ['events', 'events', contentBody('events', { title: `Event${own}` }), `Event${own}`],
  ['talks', 'outputs', contentBody('talks', { title: `Talk${own}` }), `Talk${own}`],
] as const)(
  'what is made, renamed and deleted of %s is found so',
  async ([kind, group, body, title], { expect }) => {
    const { create, one } = pathsOf(kind);
    const { insertedId } = await byAdmin(`POST ${create}`, body);
    await expect.poll(() => titles(title, group), soon).toEqual([title]);
    await byAdmin(`DELETE ${one(insertedId)}`);
    await expect.poll(async () => (await titles(title, group)).includes(title), soon).toBe(false);
  },
);

test.concurrent('a closed position is not found', async ({ expect }) => {
  const role = `Closed${own}`;
  await byAdmin('POST /openPositions', positionBody({ role, state: 'closed' }));
  const open = `Opened${own}`;
  await byAdmin('POST /openPositions', positionBody({ role: open }));
  await expect.poll(() => titles(open, 'positions'), soon).toEqual([open]);
  expect(await titles(role, 'positions')).not.toContain(role);
});

test('a query of any length is answered, and so is none', async () => {
  expect((await search(`${own} `.repeat(200))).words.length).toBeLessThan(400);
  expect((await search('')).groups).toEqual([]);
});

test('the file for browsers has the same entries, and says when nothing has changed', async () => {
  const answer = await fetch(origin + searchList);
  const [parts = '', ...rest] = (await answer.text()).split('\n');
  expect(parts).toBe('');
  expect(unpack(rest.join('\n')).map(({ group }) => group)).toContain('works');
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(origin + searchList, { headers: { 'If-None-Match': etag } });
  expect([200, 304]).toContain(again.status);
  expect((await fetch(`${origin}/search/${'0'.repeat(32)}.txt`)).status).toBe(404);
});

test('the page answers without script and is not for search engines', async () => {
  const html = await (await fetch(`${origin}/search?q=ferries`)).text();
  expect(html).toContain('Ferries');
  expect(html).toContain('name="robots" content="noindex"');
});
