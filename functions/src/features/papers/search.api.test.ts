/** What people remember of a paper, and what they find with it. */
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, publishPaper, submitPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;
let paper: string;

/** Letters, so that names and words of other runs are not found. */
const own = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
const surname = `Müller${own}`;
const area = areaBody({ departmentName: `Glaciology${own}` });
const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

async function found(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await call(
    `GET /researchPapers?${new URLSearchParams({ limit: '100', ...query })}`,
  );
  expect(status).toBe(200);
  return body.map(({ _id }: { _id: string }) => _id);
}

beforeAll(async () => {
  author = await makeMember('Paul Published');
  admin = await makeAdmin();
  await byAdmin('POST /researchArea', area);
  paper = await publishPaper(author, admin, {
    title: `Unrepeatable${own} Größen of ice`,
    publisher: `Annals${own} of Snow`,
    doi: `10.1000/Ice(${own})`,
    publicationDate: '1987-06-05',
    category: area.departmentName,
    authors: [`Jana Anna ${surname}`, 'Li Wei'],
    details: `Nobody${own} has measured this before.`,
  });
});

describe('one box finds a paper', () => {
  test.each([
    ['by a word of its title', `unrepeatable${own}`],
    ['by the beginning of one', `unrepeatable${own.slice(0, 4)}`],
    ['without accents, in any case', `GROSSEN unrepeatable${own}`],
    ['by a word of its abstract', `nobody${own}`],
    ['by a surname', surname],
    ['by the beginning of a surname', `muller${own.slice(0, 5)}`],
    ['by a surname before an initial', `${surname} J`],
    ['by initials before a surname', `J.A. ${surname}`],
    ['by surname, comma and given name', `${surname}, Jana`],
    ['by its publisher', `annals${own}`],
    ['by its DOI', `10.1000/ice(${own})`],
    ['by its DOI in capital letters', `DOI: 10.1000/ICE(${own.toUpperCase()})`],
    ['by the address of its DOI', `https://doi.org/10.1000/Ice(${own})`],
    ['by the escaped address of its DOI', `https://dx.doi.org/10.1000/Ice%28${own}%29`],
    ['by its research area', `glaciology${own}`],
    ['by the beginning of its research area', `glaciology${own.slice(0, 5)}`],
    ['by several things at once', `1987 ${surname} glaciology${own} snow unrep li`],
  ])('%s', async (_, q) => {
    expect(await found({ q })).toEqual([paper]);
  });

  test.each([
    ['a word in the middle', `repeatable${own}`],
    ['the beginning of a word of the abstract', `nobody${own.slice(0, 4)}`],
    ['another year', `1988 unrepeatable${own}`],
    ['the beginning of a DOI', `10.1000/Ice(${own.slice(0, 4)}`],
    ['another initial', `K ${surname}`],
  ])('and not by %s', async (_, q) => {
    expect(await found({ q })).toEqual([]);
  });

  test.each([
    '*',
    `${own}' OR 1=1`,
    '__proto__',
    'constructor.prototype',
    'by:jana@example.org',
    '\u0000\ud800',
    '%',
    '10.1000/../../users',
    'ﷺ'.repeat(200),
    Array.from({ length: 100 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' '),
  ])('whatever is typed: %j', async (q) => {
    const { status, body } = await call(`GET /researchPapers?${new URLSearchParams({ q, limit: '1' })}`);
    expect(status).toBe(200);
    expect(body).toBeInstanceOf(Array);
  });
});

test('slips, forms of a word and words between are forgiven, together with filters', async () => {
  const title = `Modeling turbulence of a flume${own}`;
  const id = await publishPaper(author, admin, { title, publicationDate: '1986-01-02' });
  const soon = { timeout: 20_000, interval: 500 };
  for (const q of [`flume${own}s`, `the paper about flume${own} and modelling`, `turbulance flume${own}`])
    await expect.poll(() => found({ q }), soon).toEqual([id]);
  const slip = `flume${own.slice(0, -1)}`;
  expect(await found({ q: `${slip}`, year: '1986' })).toEqual([id]);
  expect(await found({ q: `flume${own}s`, year: '1985' })).toEqual([]);
});

describe('the author is found', () => {
  test.each([
    surname,
    `J. ${surname}`,
    `J.A. ${surname}`,
    `${surname} JA`,
    `${surname}, Jana Anna`,
    `Anna ${surname}`,
  ])('as %s', async (searched) => {
    expect(await found({ author: searched, q: `unrepeatable${own}` })).toEqual([paper]);
  });

  test('and not as somebody else, nor by a surname where the whole name is asked', async () => {
    expect(await found({ author: `K. ${surname}` })).toEqual([]);
    expect(await found({ exactAuthor: surname })).toEqual([]);
    expect(await found({ exactAuthor: `${surname}, Jana Anna` })).toEqual([paper]);
  });
});

test('a renamed research area is found by its present name', async () => {
  const areas = (await call('GET /researchAreasInBrief')).body;
  const { _id } = areas.find(
    (each: { departmentName: string }) => each.departmentName === area.departmentName,
  );
  await byAdmin(`PATCH /researchArea/${_id}`, { ...area, departmentName: `Cryology${own}` });
  expect(await found({ q: `cryology${own}` })).toEqual([paper]);
  expect(await found({ q: `glaciology${own}` })).toEqual([]);
});

test('what is pending or retracted is not found', async () => {
  const words = { title: `Secret${own}`, doi: `10.1000/secret${own}`, authors: [`Sam Secret${own}`] };
  const id = await submitPaper(author, words);
  const everywhere = () =>
    Promise.all([
      found({ q: `secret${own}` }),
      found({ q: `secr secret${own}` }),
      found({ q: `10.1000/secret${own}` }),
      found({ author: `Secret${own}` }),
    ]);
  expect(await everywhere()).toEqual([[], [], [], []]);
  await byAdmin(`POST /researchPaper/${id}`);
  expect(await everywhere()).toEqual([[id], [id], [id], [id]]);
  await byAdmin(`DELETE /researchPapers/${id}`);
  expect(await everywhere()).toEqual([[], [], [], []]);
});

describe('the years', () => {
  const byYear = async () =>
    (await call('GET /researchPapersByYear')).body as { year: string; count: number }[];
  const countOf = async (year: string) => (await byYear()).find((row) => row.year === year)?.count;
  const years = async () => {
    const { body } = await call('GET /researchPaperYears');
    expect((await byYear()).map(({ year }) => year)).toEqual(body);
    return body as string[];
  };

  test('come and go with the papers, the newest first', async () => {
    const [first, second] = await Promise.all([
      submitPaper(author, { publicationDate: '1701-01-01' }),
      submitPaper(author, { publicationDate: '1702-01-01' }),
    ]);
    expect(await years()).not.toContain('1701');
    const published = await Promise.all([first, second].map((id) => byAdmin(`POST /researchPaper/${id}`)));
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    expect(await years()).toEqual(expect.arrayContaining(['1987', '1702', '1701']));
    expect(await years()).toEqual((await years()).toSorted().toReversed());

    await byAdmin(`DELETE /researchPapers/${first}`);
    expect(await years()).not.toContain('1701');
    await byAdmin(`POST /removed/paper/${first}`);
    expect(await years()).toContain('1701');

    const before = (await call(`GET /researchPaper/${second}`)).body;
    const { status } = await byAdmin(`PATCH /researchPapers/${second}`, {
      ...before,
      publicationDate: '1701-02-02',
      before,
    });
    expect(status).toBe(200);
    expect(await years()).not.toContain('1702');
    expect(await countOf('1701')).toBe(2);
    await byAdmin(`DELETE /researchPapers/${second}`);
    expect(await countOf('1701')).toBe(1);
    await byAdmin(`DELETE /researchPapers/${first}`);
    expect(await years()).not.toContain('1701');
  });

  test.each(['20x5', '20255', '٢٠٢٥', '-200', '1e3'])('%s is refused with a sentence', async (year) => {
    const { status, body } = await call(`GET /researchPapers?${new URLSearchParams({ year })}`);
    expect(status).toBe(400);
    expect(body.fields.year).toMatch(
      /^(Please provide a year with four digits|Year cannot exceed 4 characters)$/,
    );
  });
});
