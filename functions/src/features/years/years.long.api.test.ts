/** The page of a year, from what is there; in years of which the demo lab knows nothing. */
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { memberBody, publishPaper } from '../../test/records.ts';
import { unzip } from '../../test/unzip.ts';
import { lookAtPdf } from '../pdfs/look-at-pdf.ts';

const origin = process.env.LAB_ADDRESS ?? '';
let admin: Person;
let author: Person;

beforeAll(async () => {
  [admin, author] = await Promise.all([makeAdmin(), makeMember('Yara Yearly')]);
});

const send = (what: string, body: object = {}) => call(what, { token: admin.token, body });
const add = async (what: string, body: object): Promise<string> => (await send(what, body)).body.insertedId;
const year = async (of: string) => (await call(`GET /years/${of}`)).body;
const page = (path: string) => fetch(origin + path, { redirect: 'manual' });
const made = (kind: Parameters<typeof contentBody>[0], over: object) =>
  add(`POST /${kind}`, contentBody(kind, { people: [], areas: [], works: [], ...over }));

async function member(name: string, terms: object[]): Promise<string> {
  const id = await add('POST /team', memberBody({ name, email: `${name.length}-hidden@lab.test` }));
  const whole = terms.map((term) => ({ role: 'Researcher', title: '', from: '', until: '', ...term }));
  expect((await send(`PATCH /team/${id}/terms`, { terms: whole })).status).toBe(200);
  return id;
}

describe('a year', () => {
  test('has its works by type, each with the ids of members, and a preprint of another year not', async () => {
    const [article, talk] = await Promise.all([
      publishPaper(author, admin, { title: 'In 1931', publicationDate: '1931-02' }),
      publishPaper(author, admin, {
        title: 'Said in 1931',
        publicationDate: '1931-05',
        type: 'talk',
        event: 'E',
      }),
    ]);
    const found = await year('1931');
    expect(found.works.map(({ _id }: { _id: string }) => _id)).toEqual([talk, article]);
    expect(found.types).toEqual([
      { type: 'article', count: 1 },
      { type: 'talk', count: 1 },
    ]);
    // No address of anybody is in it.
    expect(JSON.stringify(found)).not.toContain('@');
    expect((await send(`PATCH /researchPapers/${talk}`, { publicationDate: '1932' })).status).toBe(200);
    expect((await year('1931')).works).toHaveLength(1);
    await send(`DELETE /researchPapers/${article}`);
    await send(`DELETE /researchPapers/${talk}`);
    expect((await call('GET /years/1931')).status).toBe(404);
  });

  test('says who came, who left, where they went, and how many of each role were here', async () => {
    const [came, promoted] = await Promise.all([
      member('Cora Came', [{ from: '1941-03' }]),
      member('Paul Promoted', [
        { role: 'Research Assistant', from: '1939', until: '1941-06' },
        { from: '1941-06' },
      ]),
    ]);
    const left = await member('Lea Left', [{ from: '1938' }]);
    const next = { title: 'Analyst', place: 'Tide Office', link: '' };
    expect((await send(`POST /team/${left}/leaving`, { until: '1941-09', next })).status).toBe(200);
    const found = await year('1941');
    expect(found.came).toEqual([
      { _id: came, name: 'Cora Came', role: 'Researcher', title: '', date: '1941-03' },
    ]);
    expect(found.left).toEqual([
      {
        _id: left,
        name: 'Lea Left',
        role: 'Researcher',
        title: '',
        date: '1941-09',
        next: 'Analyst, Tide Office',
      },
    ]);
    expect(found.here).toEqual([{ role: 'Researcher', title: '', count: 3 }]);
    expect((await year('1939')).here).toContainEqual({ role: 'Research Assistant', title: '', count: 1 });
    expect((await year('1938')).came.map(({ _id }: { _id: string }) => _id)).toEqual([left]);
    expect((await year('1941')).previous).toBe('1939');
    expect((await year('1939')).next).toBe('1941');
    await Promise.all([send(`DELETE /team/${came}`), send(`DELETE /team/${promoted}`)]);
    await send(`DELETE /alumni/${left}`);
    expect((await call('GET /years/1941')).status).toBe(404);
  });

  test('has what the lab made, but no topic and no plan', async () => {
    const award = await made('awards', { title: '=SUM(A1)', date: '1951-04' });
    const thesis = await made('theses', { title: 'Done', state: 'finished', date: '1951' });
    await made('theses', { title: 'Open', state: 'open', date: '1951' });
    await made('theses', { title: 'Begun', state: 'running', date: '1951' });
    await made('projects', { title: 'Plan', state: 'planned', start: '1951', end: '' });
    const project = await made('projects', {
      title: 'Begins',
      state: 'finished',
      start: '1951-02',
      end: '1953',
    });
    const found: { kind: string; _id: string }[] = (await year('1951')).made;
    expect(found.map(({ kind, _id }) => [kind, _id])).toEqual([
      ['projects', project],
      ['awards', award],
      ['theses', thesis],
    ]);
  });

  test('counts news and lists events, also where there is nothing else', async () => {
    const event = await made('events', { title: 'Fair', start: '1961-05-01', end: '', formatted: '' });
    const found = await year('1961');
    expect(found.events).toEqual([{ _id: event, title: 'Fair', start: '1961-05-01', end: '' }]);
    expect([found.eventCount, found.news]).toEqual([1, 0]);
    await send(`DELETE /events/${event}`);
    const now = String(new Date().getUTCFullYear());
    const before = (await year(now)).news;
    const item = await add('POST /News', contentBody('news'));
    expect((await year(now)).news).toBe(before + 1);
    await send(`DELETE /news/${item}`);
  });

  test.each(['1861', '0000', '9999', '20261', 'none', '2026%2F', '__proto__'])(
    '%s is nothing',
    async (none) => {
      expect((await call(`GET /years/${none}`)).status).toBe(404);
    },
  );
});

describe('its address', () => {
  test('answers 200 with its content, and 404 without any', async () => {
    const award = await made('awards', { title: 'Medal of 1971', date: '1971-04' });
    const answer = await page('/1971');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Medal of 1971')]);
    expect((await page('/1972')).status).toBe(404);
    expect((await page('/19711')).status).toBe(404);
    expect((await page('/1971/')).headers.get('location')).toMatch(/\/1971$/);
    const sitemap = await (await page('/sitemap.xml')).text();
    const all = sitemap.includes('<sitemapindex')
      ? await (await page('/sitemap.xml?part=pages')).text()
      : sitemap;
    expect(all).toContain('/1971</loc>');
    expect(all).not.toContain('/1972</loc>');
    await send(`DELETE /awards/${award}`);
  });

  test('is no page of the lab’s own', async () => {
    expect((await page('/pages/1981')).status).toBe(404);
  });
});

describe('the numbers as CSV', () => {
  test('are counts with their names, and a role that looks like a formula is text', async () => {
    const left = await member('Form Ula', [{ from: '1990' }]);
    await send(`POST /team/${left}/leaving`, { until: '1991' });
    const terms = [{ role: '', title: '=HYPERLINK("http://evil.example")', from: '1990', until: '1991' }];
    expect((await send(`PATCH /alumni/${left}`, { terms })).status).toBe(200);
    const answer = await page('/1991.csv');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = (await answer.text()).split('\r\n');
    expect(lines).toContain('Members who left,All,1');
    expect(lines).toContain('Publications,All,0');
    const formula = lines.find((line) => line.includes('HYPERLINK'));
    expect(formula).toContain(`"'=HYPERLINK`);
    expect((await page('/1992.csv')).status).toBe(404);
    await send(`DELETE /alumni/${left}`);
  });
});

describe('how many works each year has', () => {
  const countOf = async (of: string) =>
    (await year('2001')).byYear.find((row: { year: string }) => row.year === of)?.count;

  test('follows what is published, moved and deleted, and names years without works', async () => {
    const [first, second] = await Promise.all([
      publishPaper(author, admin, { publicationDate: '2001-02' }),
      publishPaper(author, admin, { publicationDate: '2001-03' }),
    ]);
    const award = await made('awards', { title: 'Medal', date: '2003-04' });
    expect([await countOf('2001'), await countOf('2002'), await countOf('2003')]).toEqual([2, undefined, 0]);
    expect((await send(`PATCH /researchPapers/${second}`, { publicationDate: '2002' })).status).toBe(200);
    expect([await countOf('2001'), await countOf('2002')]).toEqual([1, 1]);
    const years = (await year('2001')).byYear.map((row: { year: string }) => row.year);
    expect(years).toEqual(years.toSorted().reverse());
    await send(`DELETE /researchPapers/${second}`);
    expect(await countOf('2002')).toBeUndefined();
    expect((await call('GET /researchPaperYears')).body).not.toContain('2002');
    await send(`DELETE /researchPapers/${first}`);
    await send(`DELETE /awards/${award}`);
  });
});

describe('its files', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = (name: string, init?: RequestInit) => fetch(`${origin}/api/years/${name}`, init);

  test.each([
    ['pdf', 'application/pdf'],
    ['docx', word],
  ])('.%s says its type and name, and has the same tag until the page changes', async (ending, type) => {
    const award = await made('awards', { title: 'Medal of 1811', date: '1811-04' });
    const { status, headers } = await file(`1811.${ending}`, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="1811.${ending}"`);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await file(`1811.${ending}`)).headers.get('etag')).toBe(headers.get('etag'));
    await send(`DELETE /awards/${award}`);
    expect((await file(`1811.${ending}`)).status).toBe(404);
  });

  test('have what the page has, and nobody’s address', async () => {
    const id = await publishPaper(author, admin, { title: 'Tides of 2012', publicationDate: '2012-02' });
    const someone = await member('Wen Who', [{ from: '2012-03' }]);
    const pdf = new Uint8Array(await (await file('2012.pdf')).arrayBuffer());
    expect(await lookAtPdf(pdf.slice())).toEqual([]);
    const { text } = await extractText(pdf, { mergePages: true });
    const zip = unzip(Buffer.from(await (await file('2012.docx')).arrayBuffer()));
    for (const written of [text, zip.get('word/document.xml') ?? '']) {
      expect(written).toContain('Tides of 2012');
      expect(written).toContain('Wen Who');
      expect(written).not.toMatch(/hidden|@lab\.test/);
    }
    await send(`DELETE /researchPapers/${id}`);
    await send(`DELETE /team/${someone}`);
  });

  test.each(['1802.pdf', '1802.docx', '20111.pdf', '0000.pdf', '2011.txt'])('%s is nothing', async (name) => {
    expect((await file(name)).status).toBe(404);
  });
});
