/** Corrections of published content show as changes in the sitemap and the feeds, and nowhere else. */
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, memberBody, newsBody, paperBody, publishPaper } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';

async function read(path: string) {
  const xml = await (await fetch(origin + path)).text();
  return new XMLParser({ isArray: (name) => name === 'entry' || name === 'url' }).parse(xml);
}

/** The dates by address; a list has the address of its page. */
async function sitemapDates(): Promise<Record<string, string>> {
  const { urlset } = await read('/sitemap.xml');
  return Object.fromEntries(
    urlset.url.map(({ loc, lastmod }: { loc: string; lastmod: string }) => [
      loc.slice(origin.length),
      lastmod,
    ]),
  );
}

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

async function create(what: string, body: object): Promise<string> {
  return (await call(what, { token: admin.token, body })).body.insertedId;
}

describe.each([
  {
    what: 'a paper',
    make: async () => publishPaper(await makeMember(), admin),
    edit: (id: string) => [`PATCH /researchPapers/${id}`, paperBody({ title: 'On tiny things' })] as const,
    page: (id: string) => `/paper/${id}`,
    list: '/publications',
    replies: (id: string) => [`GET /researchPaper/${id}`, 'GET /researchPapers'],
    feed: '/feed.xml?of=papers',
  },
  {
    what: 'a news item',
    make: () => create('POST /News', newsBody()),
    edit: (id: string) => [`PATCH /news/${id}`, newsBody({ title: 'We have moved' })] as const,
    page: (id: string) => `/news/${id}`,
    list: '/news',
    replies: (id: string) => [`GET /news/${id}`, 'GET /news', 'GET /news?limit=100'],
    feed: '/feed.xml?of=news',
  },
  {
    what: 'a research area',
    make: () => create('POST /researchArea', areaBody()),
    edit: (id: string) => [`PATCH /researchArea/${id}`, areaBody({ details: 'They walk.' })] as const,
    page: (id: string) => `/researchAreaDetails/${id}`,
    list: '/researchAreas',
    replies: (id: string) => [`GET /researchArea/${id}`, 'GET /researchArea', 'GET /researchAreasInBrief'],
  },
  {
    what: 'a member',
    make: () => create('POST /team', memberBody()),
    edit: (id: string) => [`PATCH /team/${id}`, memberBody({ details: 'Sails.' })] as const,
    page: (id: string) => `/userDetails/${id}`,
    list: '/team',
    replies: (id: string) => [`GET /team/${id}`, 'GET /team'],
  },
])('$what', ({ make, edit, page, list, replies, feed }) => {
  test('that is corrected gets a new date, and so do the pages that list it', async () => {
    const id = await make();
    const before = await sitemapDates();
    const [what, body] = edit(id);
    expect((await call(what, { token: admin.token, body })).status).toBe(200);
    const after = await sitemapDates();
    const moment = after[page(id)] ?? '';
    expect(Date.parse(moment)).toBeGreaterThan(Date.parse(before[page(id)] ?? ''));
    expect([after[list], after['/']]).toEqual([moment, moment]);

    // Sending the same correction again, as after a lost answer, changes nothing.
    await call(what, { token: admin.token, body });
    expect((await sitemapDates())[page(id)]).toBe(moment);

    for (const reply of replies(id)) {
      const { status, body } = await call(reply);
      expect(status, reply).toBe(200);
      expect(JSON.stringify(body), reply).not.toContain('updatedAt');
    }
    if (!feed) return;
    const { feed: entries } = await read(feed);
    const entry = entries.entry.find((one: { id: string }) => one.id === origin + page(id));
    expect([entries.updated, entry.updated]).toEqual([moment, moment]);
    expect(Date.parse(entry.published)).toBeLessThan(Date.parse(moment));
  });
});
