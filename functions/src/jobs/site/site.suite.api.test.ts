/** Pages and machine-readable files of the running site, through Hosting's rewrites. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCitation } from '../../features/citations/citations.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember } from '../../test/people.ts';
import { paperBody } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
const hostile = '</title><script>alert(1)</script> "quotes" & \'more\'';

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(origin + path, { method, headers, redirect: 'manual' });
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
async function readJson(path: string): Promise<any> {
  return (await get(path)).json();
}

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ isArray: (name) => name === 'entry' || name === 'url' }).parse(xml);
}

const authors = Array.from(
  { length: 40 },
  (_, n) => `Émilie d’Author van ${'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÇÑŁŞĐĞŐŠ'[n]}ek`,
);
const written = paperBody({
  title: hostile,
  details: `${hostile}\nSecond line.`,
  publisher: 'R&D {Letters}_50%',
  authors,
});
let paper: string;

beforeAll(async () => {
  const [author, admin] = await Promise.all([makeMember('Wanda Writer'), makeAdmin()]);
  const { body } = await call('POST /ResearchRequest', { token: author.token, body: written });
  const published = await call(`POST /researchPaper/${body.insertedId}`, { token: admin.token });
  expect(published.status).toBe(200);
  paper = body.insertedId;
});

describe('a page', () => {
  test('is rendered, may be cached by CDNs, and is answered 304 when unchanged', async () => {
    const first = await get('/team');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(await first.text()).toContain('<h1');
    const again = await get('/team', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('is the same for everybody', async () => {
    const people: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer someone' },
      { Cookie: '__session=someone; other=1' },
    ];
    const pages = people.map(async (headers) => (await get('/team', headers)).text());
    const [visitor, ...others] = await Promise.all(pages);
    expect(others).toEqual([visitor, visitor]);
  });

  test('except for the chosen colours, which caches keep apart', async () => {
    const dark = await get('/team', { Cookie: '__session=dark' });
    expect(dark.headers.get('vary')).toContain('Cookie');
    expect(await dark.text()).toContain('<html lang="en" data-scheme="dark">');
  });

  test.each([
    ['/nothing', 404],
    ['/paper/none', 404],
    ['/news/none', 404],
    ['/researchAreaDetails/none', 404],
    ['/userDetails/none', 404],
    ['/paper/a%2Fb', 404],
    ['/robots', 404],
    ['/dashboard/userProfile', 200],
    ['/login', 200],
  ])('%s answers %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    // Without this header Hosting would cache a 404 for ten minutes.
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  });

  test.each([
    ['/team/', '/team'],
    ['/TEAM?x=1', '/team?x=1'],
    ['/contact', '/contactUs'],
    ['//team', '/team'],
    ['/paper/no%6Ee', '/paper/none'],
    ['//evil.example/', '/evil.example/'],
    ['/publications?cursor=garbage', '/publications'],
    ['/news?cursor=x', '/news'],
  ])('%s leads to %s for good', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', origin).href).toBe(new URL(location, origin).href);
  });

  test('says on the page that a year is not one', async () => {
    const answer = await get('/publications?q=waves&year=abcd');
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('“abcd” is not a year. Please choose one from the list.'),
    ]);
  });

  test('answers HEAD without a body, and refuses other methods', async () => {
    const head = await get('/team', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/team', {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('with hostile texts contains none of their markup', async () => {
    const html = await (await get(`/paper/${paper}`)).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html.match(/<meta name="citation_author"/g)).toHaveLength(40);
    expect(html).toContain(`<link rel="canonical" href="${origin}/paper/${paper}">`);
  });
});

describe('a page’s own address', () => {
  test.each(['/team', '/sitemap.xml', '/feed.json'])(
    'in %s is not taken from a made-up host',
    async (path) => {
      const body = await (await get(path, { 'X-Forwarded-Host': 'evil.example' })).text();
      expect(body).not.toContain('evil.example');
    },
  );

  test('may not be framed, except for sign-in by Authentication', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    for (const path of ['/', '/team', '/dashboard', '/_/x', '/__x/y', '/a/__/b'])
      expect(await policyOf(path)).toContain("frame-ancestors 'self'");
    for (const path of ['/feed.json', '/sitemap.xml', '/api/labInfo'])
      expect(await policyOf(path)).toMatch(/^default-src 'none'; ?frame-ancestors 'none'$/);
    const reserved = await get('/__/firebase/init.json');
    expect(reserved.status).toBe(200);
    expect(reserved.headers.get('content-security-policy')).toBeNull();
  });
});

describe('machine-readable files', () => {
  test('robots.txt names the sitemap and keeps crawlers out of the dashboard', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(
      `User-agent: *\nDisallow: /dashboard\nDisallow: /application/\nDisallow: /publications/export\nDisallow: /subscription\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  test('every address of the sitemap is a page, and the new paper is among them', async () => {
    const { urlset } = parse(await (await get('/sitemap.xml')).text());
    const addresses: string[] = urlset.url.map(({ loc }: { loc: string }) => loc);
    expect(addresses).toContain(`${origin}/paper/${paper}`);
    const { lastmod } = urlset.url.find(({ loc }: { loc: string }) => loc.endsWith(paper));
    expect(Date.now() - Date.parse(lastmod)).toBeLessThan(600_000);
    for (const address of addresses) {
      const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
      expect(status, address).toBe(200);
    }
  });

  test('a part of the sitemap has the entries that the index promises', async () => {
    const { urlset } = parse(await (await get('/sitemap.xml?part=papers')).text());
    expect(urlset.url[0].loc).toBe(`${origin}/paper/${paper}`);
  });

  test('a later part of the sitemap is refused when everything fits into one', async () => {
    const cursor = Buffer.from('4000000000.0.made-up').toString('base64url');
    expect((await get(`/sitemap.xml?part=papers&after=${cursor}`)).status).toBe(400);
  });

  test.each(['/feed.xml', '/feed.xml?of=papers'])('%s contains the new paper', async (path) => {
    const { feed } = parse(await (await get(path)).text());
    const entry = feed.entry.find(({ id }: { id: string }) => id === `${origin}/paper/${paper}`);
    expect(entry.title).toBe(hostile);
    expect(entry.author).toHaveLength(40);
    expect(feed.id).toBe(origin + path);
  });

  test('/feed.json holds news and papers, the newest first', async () => {
    const { items, feed_url } = await readJson('/feed.json');
    expect(feed_url).toBe(`${origin}/feed.json`);
    const dates = items.map(({ date_published }: { date_published: string }) => date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(items.map(({ url }: { url: string }) => url)).toContain(`${origin}/paper/${paper}`);
  });

  test('a feed of news holds no papers', async () => {
    const { items } = await readJson('/feed.json?of=news');
    expect(items.every(({ url }: { url: string }) => url.startsWith(`${origin}/news/`))).toBe(true);
  });
});

describe('citations', () => {
  const source = {
    title: hostile.replace(/<\/?(title|script)>/g, ''),
    publisher: 'R&D {Letters}_50%',
    doi: '10.1000/182',
    publicationDate: '2025-03-01',
    authors,
    details: expect.stringContaining('Second line.'),
  };

  test.each([
    ['bib', 'application/x-bibtex; charset=utf-8'],
    ['ris', 'application/x-research-info-systems; charset=utf-8'],
    ['csl.json', 'application/vnd.citationstyles.csl+json; charset=utf-8'],
  ])('of one paper as .%s are read back as they were written', async (format, type) => {
    const answer = await get(`/api/researchPaper/${paper}.${format}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.[a-z.]+"$/);
    const url = expect.stringMatching(new RegExp(`/paper/${paper}$`));
    expect(await readCitation(await answer.text())).toEqual({ type: 'article', ...source, url });
  });

  test('of the whole list hold every paper, of a filtered list only those', async () => {
    const all = await readJson('/api/researchPapers.csl.json');
    const some = await readJson(
      `/api/researchPapers.csl.json?author=${encodeURIComponent(authors[16] ?? '')}`,
    );
    expect(some.map(({ URL: url }: { URL: string }) => url)).toEqual([`${origin}/paper/${paper}`]);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ id }: { id: string }) => id)).size).toBe(all.length);
  });

  test.each(['/api/researchPaper/none.bib', '/api/researchPapers.bib?year=twenty'])(
    '%s is refused in words',
    async (path) => {
      expect([400, 404]).toContain((await get(path)).status);
      expect((await readJson(path)).message).toBeTruthy();
    },
  );

  test('a query that no file reads leads to the address without it', async () => {
    for (const name of ['toString', 'x']) {
      const answer = await get(`/api/researchPapers.bib?year=1066&${name}=1`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/api/researchPapers.bib?year=1066',
      ]);
    }
    const answer = await get('/api/researchPapers.bib?year=1066');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('are shown only for members', async () => {
    expect((await call('POST /citations', { body: { text: '@misc{a}' } })).status).toBe(401);
    const { token } = await makeMember();
    const { status, body } = await call('POST /citations', { token, body: { text: 'hello' } });
    expect(status).toBe(400);
    expect(body.message).toBe('This is neither a DOI nor a BibTeX, RIS or CSL JSON entry.');
    expect((await call('POST /citations', { token, body: { text: '' } })).body.message).toBe(
      'Citation is required',
    );
  });
});

test('the PDF beside the page of a paper leads to its file, and is missing where there is none', async () => {
  const answer = await get('/paper/basement-at-a-hundredth.pdf');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/files/papers/demo-admin/basement-at-a-hundredth.pdf',
  ]);
  for (const path of [`/paper/${paper}.pdf`, '/paper/none.pdf', '/paper/a%2Fb.pdf', '/paper/.pdf'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('a paper links the members among its authors, and their pages list it', async () => {
  const admin = await makeAdmin();
  const member = await call('POST /team', {
    token: admin.token,
    body: { name: 'Émilie d’Author van Qek (Emilie Q)', role: 'Researcher' },
  });
  const { body } = await call(`GET /researchPaper/${paper}`);
  expect(body.memberIds).toHaveLength(40);
  expect(body.memberIds[16]).toBe(member.body.insertedId);
  expect(body.memberIds.filter(Boolean)).toHaveLength(1);
  const page = await (await get(`/userDetails/${member.body.insertedId}`)).text();
  expect(page).toContain(`href="/paper/${paper}"`);
});
