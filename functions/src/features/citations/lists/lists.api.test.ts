/** Lists of works as files of the running site. */
import { randomUUID } from 'node:crypto';
import { workTypes } from '@lab/contract/features/papers/types';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/people.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { publishPaper } from '../../../test/records.ts';
import { unzip } from '../../../test/unzip.ts';
import { readEntries } from '../../imports/entries/read-entries.ts';

const origin = process.env.LAB_ADDRESS ?? '';
const keyword = `lists ${randomUUID().slice(0, 8)}`;
const name = `Quintessa Zz${randomUUID().slice(0, 8)}`;
const alias = `Q. Zz${randomUUID().slice(0, 8)}`;
const hostile = '=1+1 </w:t><script>alert(1)</script> & $\\frac{1}{2}$ {مرحبا}';

let admin: Person;
let memberId: string;

const get = (ending: string, query: Record<string, string>) =>
  fetch(`${origin}/api/researchPapers.${ending}?${new URLSearchParams(query)}`);
const read = async (ending: string, query: Record<string, string>) => (await get(ending, query)).text();

beforeAll(async () => {
  admin = await makeAdmin();
  const author = await makeMember('Jane Doe');
  const added = await call('POST /team', {
    token: admin.token,
    body: { name, alsoKnownAs: alias, role: 'Researcher' },
  });
  memberId = added.body.insertedId;
  for (const [at, type] of workTypes.entries()) {
    await publishPaper(author, admin, {
      type,
      keywords: keyword,
      title: at === 0 ? hostile : `Work of type ${type}`,
      publicationDate: String(2000 + at),
      authors: ['Bo Lee', at % 2 ? alias : name],
    });
  }
});

test.each([
  ['txt', 'text/plain; charset=utf-8', 'inline'],
  ['html', 'text/html; charset=utf-8', 'inline'],
  ['csv', 'text/csv; charset=utf-8', 'attachment'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachment'],
])(
  'a .%s file has a name and a type, may be kept for a minute, and is not for search engines',
  async (ending, type, shown) => {
    const { status, headers } = await get(ending, { keyword, style: 'mla', layout: 'numbered' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(`${shown}; filename="publications.${ending}"`);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('link')).toBeNull();
  },
);

test('a person’s list has all their works under each name, theirs in bold, and nobody else’s', async () => {
  const html = await read('html', { person: memberId });
  expect(html).toContain(`Publications of ${name}</h1>`);
  expect(html.match(/<p dir="auto">/g)).toHaveLength(workTypes.length);
  expect(html.match(/<b>Zz/g)).toHaveLength(workTypes.length);
  expect(html.match(/<h2>\d{4}<\/h2>/g)?.[0]).toBe(`<h2>${1999 + workTypes.length}</h2>`);
  expect(html).not.toContain('<script');
  expect(await read('html', { person: memberId, bold: 'nobody' })).not.toContain('<b>');
});

test('filters are combined, and the file says which list it is', async () => {
  const text = await read('txt', { keyword, type: 'book', year: '2004', layout: 'plain' });
  expect(text).toContain('Work of type book');
  expect(text.match(/Lee, B/g)).toHaveLength(1);
  expect(text).toContain(`/publications?${new URLSearchParams({ year: '2004', type: 'book', keyword })}\n`);
});

test('a Word file opens, with a hostile title as it was written', async () => {
  const answer = await get('docx', { keyword, layout: 'numbered', bold: memberId });
  const document = unzip(Buffer.from(await answer.arrayBuffer())).get('word/document.xml') ?? '';
  expect(document.match(/<w:numPr>/g)).toHaveLength(workTypes.length);
  expect(document.match(/<w:b\/>/g)?.length).toBeGreaterThanOrEqual(workTypes.length);
  expect(document).toContain('=1+1 &lt;/w:t&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
});

test('CSV has a line for each work, and runs no formula', async () => {
  const [head = [], ...rows] = readCsv(await read('csv', { keyword }));
  const titles = rows.map((row) => row[head.indexOf('Title')]);
  expect(titles).toHaveLength(workTypes.length);
  expect(titles.at(-1)).toBe(`'${hostile}`);
});

test.each(['bib', 'ris', 'csl.json'])(
  'a .%s file of the same filter is read by a parser, work by work',
  async (ending) => {
    const entries = await readEntries(await read(ending, { keyword }), `a.${ending}`);
    expect(entries).toHaveLength(workTypes.length);
    const titles = entries.map(({ item }) => String(item?.title));
    for (const type of workTypes.slice(1)) expect(titles.join('\n')).toContain(`ork of type ${type}`);
  },
);

test.each(['style=harvard', 'layout=x', 'year=twenty', 'type=x'])('%s is refused in words', async (query) => {
  const { status, body } = await call(`GET /researchPapers.docx?${query}`);
  expect(status).toBe(400);
  expect(body.message).toBeTruthy();
});

test('nobody’s list is empty and no failure', async () => {
  const text = await read('txt', { person: 'gone', bold: 'gone' });
  expect(text).toMatch(/^Publications\n\nFrom .*person=gone\n$/);
});

test('the page to export a list is the server’s, with links that carry every choice', async () => {
  const query = new URLSearchParams({ person: memberId, style: 'ieee', layout: 'numbered' });
  const page = await (await fetch(`${origin}/publications/export?${query}`)).text();
  expect(page).toContain(`/api/researchPapers.docx?${query}`.replaceAll('&', '&amp;'));
  expect(page).toContain('<b>Q. Zz');
});
